import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createLogChain, type LogChain } from './log-chain.ts'

/** The audit log can't be kept: the key is missing or wrong. The message says what to do. */
export class AuditKeyRefused extends Error {
  override name = 'AuditKeyRefused'
}

export type AuditKeySettings = Pick<Config, 'DATA_DIR' | 'AUDIT_KEY' | 'AUDIT_KEY_FILE'>

const shortest = 32

export const auditKeyFile = ({ DATA_DIR, AUDIT_KEY_FILE }: AuditKeySettings): string =>
  AUDIT_KEY_FILE ?? join(DATA_DIR, 'audit.key')

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw new AuditKeyRefused(`Couldn't read the audit log key in ${file}: ${String(error)}`)
  })
  if (text !== undefined && text.trim().length < shortest)
    throw new AuditKeyRefused(
      `The audit log key in ${file} is shorter than ${String(shortest)} characters.`,
    )
  return text?.trim()
}

/** Creates the key file atomically, and only once if several servers start in the folder. */
async function makeKey(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`
  try {
    await mkdir(folder, { recursive: true })
    const handle = await open(unfinished, 'wx', 0o600)
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await handle.sync()
    await handle.close()
    await link(unfinished, file).catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    })
  } catch (cause) {
    throw new AuditKeyRefused(
      `Couldn't create the audit log key in ${file}: ${String(cause)}. Make the folder writable, or set AUDIT_KEY or AUDIT_KEY_FILE.`,
      { cause },
    )
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Reads the key from the settings, or from the data folder. */
export const findKeyText = async (settings: AuditKeySettings): Promise<string | undefined> =>
  settings.AUDIT_KEY ?? (await readKey(auditKeyFile(settings)))

/** Returns the log chain for this key, if there is one. */
export async function findLogChain(settings: AuditKeySettings): Promise<LogChain | undefined> {
  const key = await findKeyText(settings)
  return key === undefined ? undefined : createLogChain(key)
}

/** Returns the log chain, creating a key if none exists and none was configured. */
export async function openLogChain(settings: AuditKeySettings): Promise<LogChain> {
  const file = auditKeyFile(settings)
  const found = await findLogChain(settings)
  if (found !== undefined) return found
  if (settings.AUDIT_KEY_FILE === undefined) await makeKey(settings.DATA_DIR, file)
  const made = await findLogChain(settings)
  if (made === undefined) throw new AuditKeyRefused(`AUDIT_KEY_FILE: ${file} doesn't exist.`)
  return made
}
