import { openApiDocument } from '../platform/http/openapi.ts'
import { clientProblems, lintProblems } from './openapi-problems.ts'

const document = openApiDocument({ name: 'Roundboard', version: '1.0.0' })
const problems = [...(await lintProblems(document)), ...(await clientProblems(document))]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
