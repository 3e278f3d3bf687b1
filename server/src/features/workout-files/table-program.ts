import { answerAsProgram } from '../../platform/clips/own-program.ts'
import { tableIn } from './table-in.ts'

await answerAsProgram(async () => {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part as Buffer)
  return tableIn(Buffer.concat(parts))
})
