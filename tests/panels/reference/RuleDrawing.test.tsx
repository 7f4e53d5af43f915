import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RuleDrawing } from '../../../src/panels/reference/RuleDrawing.tsx';
import { Speaking } from '../../support/page/page.tsx';

test('[R146 B] a rule of levels has a drawing, and says in words what is to be seen in it', () => {
  render(<RuleDrawing id="R146" />, { wrapper: Speaking });
  expect(screen.getByRole('figure')).toHaveTextContent('Who is wholly under the floor is out of sight from above');
});

test('another rule has none', () => {
  render(<RuleDrawing id="FIRE-3" />, { wrapper: Speaking });
  expect(screen.queryByRole('figure')).toBeNull();
});
