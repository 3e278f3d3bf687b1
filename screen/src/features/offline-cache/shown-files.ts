import type { Programme } from '@roundboard/contract'
import { hashFromAddress, videoLinkFor, type ShownFile, type ShownFiles } from '@roundboard/domain'

/** The files that a program shows; pictures before videos, because they are shown until a video is there. */
export function shownFilesOf(programme: Programme): ShownFiles {
  const { screen, media, intervals, face, activeBreaks, flexibilityVideo } = programme
  const { spares = [], nextRound } = programme
  const known = new Map(media.map((entry) => [entry.url, entry]))

  const fileAt = (url: string, file: string, bytes: number | null): ShownFile => ({
    url,
    file,
    bytes,
    sha256: hashFromAddress(file),
  })
  function filesOf(links: readonly (string | null)[]): ShownFile[] {
    const posters: ShownFile[] = []
    const files: ShownFile[] = []
    for (const link of links) {
      if (!link) continue
      const entry = known.get(link)
      if (entry?.poster)
        posters.push(fileAt(link, entry.poster, known.get(entry.poster)?.bytes ?? null))
      files.push(fileAt(link, entry?.file ?? link, entry?.bytes ?? null))
    }
    return [...posters, ...files]
  }

  return {
    intervals: intervals.map(({ from, to, workout }) => ({
      from: Date.parse(from),
      to: Date.parse(to),
      files: filesOf(
        workout?.routines.map((routine) => videoLinkFor(routine, screen.location.lrVideo)) ?? [],
      ),
    })),
    always: filesOf([
      screen.roundImageUrl,
      face?.logo ?? null,
      flexibilityVideo,
      ...activeBreaks.map(({ videoLink }) => videoLink),
    ]),
    substitutes: filesOf([
      ...spares,
      nextRound?.imageUrl ?? null,
      ...new Set(nextRound?.stills?.flatMap(({ files }) => files)),
    ]),
  }
}
