import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readDecision } from '../../../src/panels/game/readDecision.ts';
import { useAnnounced } from '../../../src/store/announced.ts';

const read = (): unknown => {
  readDecision();
  return useAnnounced.getState().said;
};

test('all that stands where is decided is read out, cells with what heads them, without what says its own name', () => {
  render(
    <section data-region="decision">
      <strong>Anton</strong> <button type="button">Fire</button>
      <table>
        <thead>
          <tr>
            <th>who</th>
            <th>unhurt</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Berta</td>
            <td>25%</td>
          </tr>
        </tbody>
      </table>
    </section>,
  );
  expect(read()).toEqual({ text: 'Anton. who Berta. unhurt 25%' });
});

test('a game that is over is read out as it has ended; where neither stands it says that it does nothing', () => {
  expect(read()).toEqual({ say: 'notNow', values: { key: 'Alt Enter' } });
  render(
    <section data-region="result">
      <h2>A wins</h2>
    </section>,
  );
  expect(read()).toEqual({ text: 'A wins' });
});
