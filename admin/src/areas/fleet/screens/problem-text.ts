import { problemSeparator, type WallProblem, wallProblems } from '@roundboard/domain'

const known = Object.keys(wallProblems) as WallProblem[]

/** What a display reports to be wrong, in the words of `names`; what it does not know stays as it is. */
export function problemText(
  reported: string,
  names: Readonly<Record<WallProblem, string>>,
): string {
  return reported
    .split(problemSeparator)
    .map((text) => {
      const problem = known.find((candidate) => text.startsWith(wallProblems[candidate]))
      if (problem === undefined) return text
      return names[problem] + text.slice(wallProblems[problem].length)
    })
    .join(problemSeparator)
}
