import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from './platform/command.ts'
import { openDatabase } from './platform/database/database.ts'
import { load } from './platform/database/load.ts'

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

await runCommand('npm run restore -- <file>', 1, async (config, [name = '']) => {
  const stream = createReadStream(resolve(name), 'utf8')
  // Opened before the database is: a wrong name must not leave an empty one behind.
  await new Promise((resolved, rejected) => {
    stream.once('open', resolved).once('error', rejected)
  })
  const database = await openDatabase(config)
  try {
    const rows = await load(database.db, linesOf(stream))
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`Restored ${String(total)} rows into the ${database.engine} database.`)
  } finally {
    await database.close()
  }
  return 0
})
