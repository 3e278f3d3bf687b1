import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isTimeZoneName, type ZoneRules } from '@roundboard/domain'
import { readTzif } from './tzif.ts'
import type { ZoneSource } from './zone-source.ts'

// The file with the version differs between systems, and some have none.
const versionFiles = [
  ['tzdata.zi', /^# version (\d{4}[a-z]+)/],
  ['+VERSION', /^(\d{4}[a-z]+)/],
] as const

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')

function orMissing<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

// A damaged file is ignored, because the package knows the zone too.
function readOrNothing(file: Buffer): ZoneRules | undefined {
  try {
    return readTzif(file)
  } catch {
    return undefined
  }
}

function versionIn(folder: string): { version: string; madeOn: string } | undefined {
  for (const [name, pattern] of versionFiles) {
    const file = join(folder, name)
    const [, version] = pattern.exec(orMissing(() => readFileSync(file, 'latin1')) ?? '') ?? []
    if (version !== undefined)
      return { version, madeOn: statSync(file).mtime.toISOString().slice(0, 10) }
  }
  return undefined
}

/** The system's tz database in a folder, if it exists and has a version. */
export function findSystemZones(folder: string): ZoneSource | undefined {
  const found = versionIn(folder)
  return (
    found && {
      kind: 'system',
      ...found,
      names: () =>
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
          .filter(isTimeZoneName),
      find(name) {
        if (!isTimeZoneName(name)) return undefined
        const file = orMissing(() => readFileSync(join(folder, name)))
        return file && readOrNothing(file)
      },
    }
  )
}
