import { judge } from '../../src/play/cases/judge.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { readCase } from '../../src/play/files/readCase.ts';

/** Does all hold that a case file expects, and nothing of it turned round? One that cannot be read holds nothing. */
export function holds(text: string): boolean {
  const read = readCase(text);
  if (!read.ok) return false;
  const turned = read.value.expect.flatMap((expectation) => turnedRound(expectation));
  return (
    judge(read.value).every((verdict) => verdict.holds) &&
    judge({ ...read.value, expect: turned }).every((verdict) => !verdict.holds)
  );
}
