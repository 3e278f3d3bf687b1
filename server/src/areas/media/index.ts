import { type Actor, systemActor, type UserActor } from '../../platform/actor.ts'
import { createFfmpeg, findFfmpeg } from '../../platform/clips/ffmpeg.ts'
import { hasRoom } from '../../platform/disk.ts'
import { createDownload } from '../../platform/download.ts'
import {
  incomingFolder,
  openFileStore,
  uploadsFolder,
} from '../../platform/files/open-file-store.ts'
import type { ServedFile } from '../../platform/files/served-file.ts'
import type { HttpApp } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFilesService } from './library/files/files.service.ts'
import { createLibraryService } from './library/library.service.ts'
import { createLinkPosters } from './library/link-posters.service.ts'
import { createProgrammeMedia } from './library/programme-media.ts'
import { createShippedFiles, readShipped, type ShippedItem } from './library/shipped-files.ts'
import { createShippedService } from './library/shipped.service.ts'
import { createSweep } from './library/files/sweep.service.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { mediaRoutes } from './library/media.routes.ts'
import type { OtherUses } from './library/media-uses.ts'
import { createCutter } from './uploads/cut-clip.ts'
import { createIntake } from './uploads/intake.ts'
import { createPictureOfClip } from './uploads/picture-of-clip.ts'
import { createUploadsService } from './uploads/uploads.service.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'

export type Media = Awaited<ReturnType<typeof createMedia>>['services']

/** The library of clips and pictures, and uploads to it. */
export async function createMedia(
  platform: Platform,
  needs: {
    /** The franchise's logo as a file, if this is its hash or address. */
    readonly findLogo: (hashOrPath: string) => Promise<ServedFile | undefined>
    readonly actorOf: (
      reader: ReturnType<typeof systemActor>,
      userId: string,
    ) => Promise<UserActor | undefined>
    readonly otherUses: OtherUses
    readonly shippedMedia: readonly ShippedItem[]
  },
) {
  const { config, clock, newId, read, write, unlogged, onNote, onFailure } = platform
  const { findLogo, actorOf, otherUses } = needs
  const store = await openFileStore(config)
  const incoming = incomingFolder(config)
  const shippedFiles = createShippedFiles(await readShipped())
  const program = await findFfmpeg(config.FFMPEG_PATH)
  const ffmpeg = program === undefined ? undefined : createFfmpeg(program)
  const files = createFilesService({
    ...platform,
    store,
    incoming,
    findBeside: async (sha256) => shippedFiles.ofHash(sha256) ?? findLogo(sha256),
  })
  const sweep = createSweep({ read, unlogged, clock, store, incoming, onNote, onFailure })
  sweep.start()
  const shipped = createShippedService({ read, write, newId })
  const library = createLibraryService({
    ...platform,
    files,
    otherUses,
    cutClip: createCutter({ files, ffmpeg }),
  })
  const uploads = createUploadsService({
    ...platform,
    library,
    files,
    intake: createIntake({ files, ffmpeg }),
    canConvert: ffmpeg !== undefined,
    folder: uploadsFolder(config),
    actorOf: (userId) => actorOf(systemActor('users'), userId),
  })
  const linkPosters = createLinkPosters({
    ...platform,
    files,
    otherUses,
    download: createDownload(),
    hasRoom: (bytes) => hasRoom(incoming, bytes),
    pictureOf: program === undefined ? undefined : createPictureOfClip(program),
  })
  linkPosters.start()
  const programmeMedia = createProgrammeMedia({
    ...platform,
    findOwn: async (link) => shippedFiles.ofLink(link) ?? findLogo(link),
  })
  return {
    services: { files, sweep, shipped, library, uploads, programmeMedia },
    async start(actor: Actor) {
      await shipped.ensure(actor, needs.shippedMedia)
      await uploads.resume()
    },
    async serve(handling: HttpApp) {
      libraryRoutes(handling, library)
      await mediaRoutes(handling.app, files)
      await uploadsRoutes(handling, uploads)
    },
    async stop() {
      await uploads.stop()
      await linkPosters.stop()
      await sweep.stop()
    },
  }
}
