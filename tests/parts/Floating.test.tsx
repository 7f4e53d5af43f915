import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Floating } from '../../src/parts/Floating.tsx';

test('what floats at the same time is stacked, at the end of the page', () => {
  render(
    <>
      <Floating>
        <p>one</p>
      </Floating>
      <main>
        <Floating>
          <p>two</p>
        </Floating>
      </main>
    </>,
  );
  const stack = screen.getByText('one').parentElement;
  expect(stack?.parentElement).toBe(document.body);
  expect(stack?.children).toHaveLength(2);
  expect(screen.getByText('two').parentElement).toBe(stack);
});

test('in a dialog it floats over the dialog, beside which nothing can be seen', () => {
  render(
    <dialog open>
      <Floating>
        <p>here</p>
      </Floating>
    </dialog>,
  );
  expect(screen.getByText('here').parentElement?.parentElement).toBe(screen.getByRole('dialog'));
});
