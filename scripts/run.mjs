// The first step of every npm script. It runs on any Node from version 20 on, so it is plain
// JavaScript without packages: it provides the project's own Node and hands over to it.
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { binaries, installWhatIsMissing, root } from './install.mjs'
import { leanEnvironment, leanOptions } from './lean.mjs'
import { runThrough } from './run-through.mjs'

const projectNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node')

process.chdir(root)
process.env['PATH'] = [binaries, process.env['PATH']].join(delimiter)

const installed = await installWhatIsMissing()
if (installed !== 0) {
  console.error('The packages could not be installed. See the output above for the reason.')
  process.exit(installed)
}
if (!existsSync(projectNode)) {
  console.error(
    `There is no Node 26 package for ${process.platform} on ${process.arch}. Linux and macOS on x64 or arm64 work, and Windows on x64.`,
  )
  process.exit(1)
}
const environment = { ...leanEnvironment, ...process.env }
const isLean = leanOptions.every((option) => process.execArgv.includes(option))
if (isLean && process.execPath === realpathSync(projectNode)) await import('./tasks.ts')
else
  process.exit(
    await runThrough(
      projectNode,
      [...leanOptions, 'scripts/tasks.ts', ...process.argv.slice(2)],
      environment,
    ),
  )
