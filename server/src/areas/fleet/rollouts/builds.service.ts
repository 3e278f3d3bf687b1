import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Files } from '../../media/library/index.ts'
import {
  BuildList,
  buildIdPattern,
  kindOfPath,
  listName,
  readBuildList,
  typeOfPath,
} from './build-list.ts'
import * as rows from './builds.repository.ts'
import { findOpenRollout } from './rollouts.repository.ts'

/** The server, which stores and serves builds. */
const serverActor = systemActor('system', 'media.write', 'media.read')

/** How many builds are served from memory, at some kilobytes each. */
const knownMost = 20
const retryEveryMs = 60_000
/** How many of the latest complete rollouts are kept, whether screens run them or not. */
const settledToKeep = 2
/** Another server may still be about to roll it out. */
const retentionMs = 30 * 24 * 60 * 60 * 1_000

interface ServedBuild {
  readonly text: string
  readonly files: ReadonlyMap<string, BuildList['files'][number]>
}

/** A build's file on its way to a screen. */
export interface ServedFile {
  readonly type: string
  readonly sha256: string
  readonly bytes: number
  readonly content: string | NodeJS.ReadableStream
}

export type BuildsService = ReturnType<typeof createBuildsService>

/** Builds of the screen app, stored completely with the media, so that every server has them. */
export function createBuildsService(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock' | 'onFailure'> & {
    files: Pick<Files, 'keepContent' | 'find' | 'open'>
    /** Called with a new build once it is stored. */
    onNew: (list: BuildList, text: string) => Promise<void>
  },
) {
  const { read, unlogged, clock, files, onNew, onFailure } = dependencies
  const known = new Map<string, ServedBuild>()
  let own: string | null = null
  let retrying: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function keepFile(folder: string, { path, sha256, bytes }: BuildList['files'][number]) {
    if (((await files.find(sha256))?.bytes ?? -1) === bytes) return
    const content = await readFile(join(folder, path))
    if (hash('sha256', content) !== sha256)
      throw new Error(`${path} doesn't match ${listName}; build the screen app again`)
    await files.keepContent(content, kindOfPath(path))
  }

  async function served(id: string): Promise<ServedBuild | undefined> {
    const found = known.get(id)
    if (found !== undefined || !buildIdPattern.test(id)) return found
    const row = await rows.findBuild(read(serverActor, 'system').on, id)
    if (row === undefined) return undefined
    const list = BuildList.parse(JSON.parse(row.list))
    const build = {
      text: row.list,
      files: new Map(list.files.map((file) => [file.path, file])),
    }
    if (known.size >= knownMost) known.clear()
    known.set(id, build)
    return build
  }

  /** Does nothing for a build that is already stored. */
  async function keepNow(folder: string): Promise<void> {
    const found = await readBuildList(folder)
    if (found === undefined) return
    own = found.list.id
    if ((await rows.findBuild(read(serverActor, 'system').on, own)) !== undefined) return
    for (const file of found.list.files) await keepFile(folder, file)
    await onNew(found.list, found.text)
  }

  /**
   * Deletes old builds that no screen runs, except the server's own, the one being rolled out and
   * the latest complete ones. The media cleanup deletes their files.
   */
  async function sweep(): Promise<void> {
    const on = unlogged(serverActor, 'system')
    const settled = (await rows.listSettled(on)).slice(0, settledToKeep)
    const letOut = (await findOpenRollout(on))?.buildId ?? ''
    const before = stampOf(clock() - retentionMs)
    const ended = await rows.deleteBuildsExcept(on, [...settled, letOut, own ?? ''], before)
    for (const { id } of ended) known.delete(id)
  }

  return {
    /** The build shipped with this server. */
    own: () => own,

    /**
     * Stores the build in a folder, if there is one, and deletes old ones. Screens work without;
     * failures are retried every minute.
     */
    async keepOwn(folder: string): Promise<void> {
      try {
        await keepNow(folder)
        await sweep()
      } catch (error) {
        if (isStopped) return
        onFailure('could not save the screen app build', error)
        retrying = setTimeout(() => void this.keepOwn(folder), retryEveryMs).unref()
      }
    },

    stop() {
      isStopped = true
      clearTimeout(retrying)
    },

    /** A file of a build, or its list; undefined if it doesn't exist. */
    async file(id: string, path: string): Promise<ServedFile | undefined> {
      const build = await served(id)
      if (build === undefined) return undefined
      if (path === listName) {
        const { text } = build
        const [sha256, bytes] = [hash('sha256', text), Buffer.byteLength(text)]
        return { type: typeOfPath(path), sha256, bytes, content: text }
      }
      const file = build.files.get(path)
      const facts = file && (await files.find(file.sha256))
      if (facts === undefined) return undefined
      const { sha256, bytes } = facts
      const content = bytes === 0 ? '' : await files.open(facts)
      return content === undefined ? undefined : { type: typeOfPath(path), sha256, bytes, content }
    },
  }
}
