import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const rules = ['no-restricted-imports', 'no-restricted-syntax']
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  // These rules need no types, which take seconds to find out.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

/** What the rules say of this text, were it in that file. */
async function problemsOf(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, {
    filePath: `${root}server/src/features/${file}`,
  })
  return (result?.messages ?? []).flatMap(({ ruleId }) => ruleId ?? [])
}

const service = 'rounds/rounds.service.ts'

const takesDb =
  "import type { Db } from '../../platform/database/database.ts'\nexport type A = Db\n"
const opensAll =
  "import type { OpenDatabase } from '../../platform/database/database.ts'\nexport type A = OpenDatabase\n"
const keepsExecutor =
  "import type { Executor } from '../../platform/database/database.ts'\nexport interface A { db: Executor }\n"
const takesExecutor =
  "import type { Executor } from '../../platform/database/database.ts'\nexport interface A { list(on: Executor): void; find: (on: Executor) => void }\n"
const mayEverything = "import { system } from '../../platform/actor.ts'\nexport const a = system\n"
const mayThis =
  "import { serverThatMay } from '../../platform/actor.ts'\nexport const a = serverThatMay('screen')\n"
const writesUnlogged =
  "import type { Unlogged } from '../../platform/read.ts'\nexport type A = Unlogged\n"

test.each([
  ['takes the raw database', service, takesDb],
  ['takes the raw database outside the service', 'playback/content.ts', takesDb],
  ['takes all of what was opened', service, opensAll],
  ['keeps an executor', service, keepsExecutor],
  ['acts as one who may everything', service, mayEverything],
  ['writes beside the log', service, writesUnlogged],
  ['takes the raw database where it may write beside the log', 'logs/logs.service.ts', takesDb],
])('a feature that %s is refused', async (_what, file, text) => {
  expect(await problemsOf(file, text)).not.toEqual([])
})

test.each([
  ['takes an executor as an argument', service, takesExecutor],
  ['acts as a part of the server', service, mayThis],
  ['writes beside the log where that is named', 'logs/logs.service.ts', writesUnlogged],
])('a feature that %s is not', async (_what, file, text) => {
  expect(await problemsOf(file, text)).toEqual([])
})
