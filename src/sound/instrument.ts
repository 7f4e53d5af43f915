import { type Layer, RECIPES, type Sound } from './recipes.ts';
import type { Tone } from './tones.ts';

/** Something that makes sounds. */
export interface Instrument {
  /** From 0 to 1. */
  play(sound: Sound, volume: number): void;
  tone(tone: Tone, volume: number): void;
}

const NOTE: Layer = { from: 'sine', swell: 0.01, fade: 0.1, loud: 0.3 };

/** Plays recipes with the Web Audio API. */
export function instrumentOf(context: AudioContext): Instrument {
  let noise: AudioBuffer | null = null;
  const out = context.createDynamicsCompressor(); // many at once stay below what hurts
  out.connect(context.destination);
  return {
    play(sound, volume) {
      if (context.state === 'suspended') void context.resume(); // a touch counts only when it ends
      for (const layer of RECIPES[sound]) playLayer(layer, volume);
    },
    tone({ pan, hertz, times }, volume) {
      if (context.state === 'suspended') void context.resume();
      const side = context.createStereoPanner();
      side.pan.value = pan;
      side.connect(out);
      for (let n = 0; n < times; n++) playLayer({ ...NOTE, at: n * 0.13, pitch: [hertz, hertz] }, volume, side);
    },
  };

  function playLayer(
    { from, at = 0, swell, fade, loud, pitch, filter }: Layer,
    volume: number,
    into: AudioNode = out,
  ): void {
    const begins = context.currentTime + at;
    const ends = begins + swell + fade;
    const source = from === 'noise' ? noiseSource() : toneSource(from, pitch ?? [440, 440], begins, ends);
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, begins);
    envelope.gain.linearRampToValueAtTime(Math.max(0.0001, loud * volume), begins + swell);
    envelope.gain.exponentialRampToValueAtTime(0.0001, ends);
    if (filter) {
      const through = context.createBiquadFilter();
      through.type = filter.type;
      through.Q.value = filter.q ?? 1;
      through.frequency.setValueAtTime(filter.hertz[0], begins);
      through.frequency.exponentialRampToValueAtTime(filter.hertz[1], ends);
      source.connect(through).connect(envelope).connect(into);
    } else source.connect(envelope).connect(into);
    source.start(begins);
    source.stop(ends + 0.02);
  }

  function noiseSource(): AudioBufferSourceNode {
    noise ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    return source;
  }

  function toneSource(
    type: OscillatorType,
    [pitch, to]: readonly [number, number],
    begins: number,
    ends: number,
  ): OscillatorNode {
    const source = context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(pitch, begins);
    source.frequency.exponentialRampToValueAtTime(to, ends);
    return source;
  }
}

/** A second of it. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
