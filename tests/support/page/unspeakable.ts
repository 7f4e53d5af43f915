/**
 * Controls whose visible words are not in their name: what one reads and says is not what they are called (WCAG 2.5.3). What describes
 * them is not what they are called. It runs in a page of a browser as well, and so knows nothing but what is in it.
 */
export function unspeakable(): readonly string[] {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const worded = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    const aside = (element.getAttribute('aria-describedby') ?? '').split(' ');
    for (const each of copy.querySelectorAll('*'))
      if (each.matches('[aria-hidden="true"], style, input, select, textarea') || aside.includes(each.id))
        each.remove();
    return bare(copy.textContent ?? '');
  };
  const named = 'button, a[href], summary, input, select, textarea, [role="tab"], [role="menuitem"], [role="option"]';
  return [...document.querySelectorAll<HTMLElement>(named)].flatMap((control) => {
    const by = (control.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const label = control.getAttribute('aria-label') ?? by.map((each) => each?.textContent ?? '').join(' ');
    if (label.trim() === '') return [];
    const name = bare(label);
    // what stands in a field is not what it is called
    const isField = control.matches('input, select, textarea');
    const labels = isField ? [...((control as HTMLInputElement).labels ?? [])] : [control];
    const seen = labels.map(worded).join(' ');
    return name.includes(seen) ? [] : [`“${name}”, which reads “${seen}”`];
  });
}
