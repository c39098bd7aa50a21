/**
 * The errors in the output of several runs of the compiler, each once and in their order: a workspace that imports
 * another reports the other's errors again. Indented lines belong to the error above.
 */
export function typeProblems(outputs: readonly string[]): string[] {
  const problems = outputs.flatMap((output) => output.split(/\n(?!\s)/).map((problem) => problem.trimEnd()));
  return [...new Set(problems.filter((problem) => problem !== ''))];
}
