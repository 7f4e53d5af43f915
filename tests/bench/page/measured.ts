import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** How the page's own work is counted and told to the bench. */

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  readonly count: number;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((p, q) => p - q);
  const at = (share: number): number => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), most: at(0.999), count: sorted.length };
}

/** The folder for what was measured is named by TAKE_COVER_REPORT; without it, it is only printed. */
export function report(name: string, measured: object): void {
  console.log(name, measured);
  const { TAKE_COVER_REPORT: folder } = process.env;
  if (folder) writeFileSync(join(folder, `${name}.json`), JSON.stringify(measured));
}

export const profiler = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Moves the mouse with its button down. Not by the test's own mouse, which runs script in the page at each move of a drag. */
export const drag = (cdp: CDPSession, [x, y]: readonly [x: number, y: number]): Promise<unknown> =>
  cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });

/** As slow as a machine with so many times less power. */
export const slowedDown = (cdp: CDPSession, times: number): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate: times });

/** All JavaScript the page has run so far, on its own thread, in ms; wants `Performance.enable` with threadTicks. */
export async function scriptSoFar(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** The ms between the frames of the page while something is done. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const next = (now: number): void => {
      frames.push(now);
      if ((window as unknown as { frames: number[] | null }).frames === frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  const at = await page.evaluate(() => {
    const counted = window as unknown as { frames: number[] };
    const found = counted.frames;
    counted.frames = [];
    return found;
  });
  return at.slice(1).map((now, i) => now - (at[i] ?? 0));
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: readonly number[];
}

/**
 * What the page holds on to when all garbage has been collected, in MB. Without compiled code: the browser goes on compiling
 * what is used for as long as anyone measures.
 */
export async function heap(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }): number => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add);
  await cdp.send('HeapProfiler.takeHeapSnapshot'); // collects garbage first
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let sum = 0;
  for (let i = 0; i < nodes.length; i += fields.length) if (nodes[i + type] !== code) sum += nodes[i + size] ?? 0;
  return Number((sum / 1e6).toFixed(2));
}
