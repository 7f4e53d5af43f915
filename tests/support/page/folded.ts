import userEvent from '@testing-library/user-event';

/** Opens what is folded up under a summary that begins so, and inside it a group, if one is named. */
export async function unfold(...summaries: readonly string[]): Promise<void> {
  for (const words of summaries) {
    const summary = [...document.querySelectorAll('summary')].find((each) => each.textContent?.startsWith(words));
    if (!summary) throw new Error(`nothing is folded up under ${words}`);
    if (!summary.closest('details')?.open) await userEvent.click(summary);
  }
}
