import { addresses, type MediaItem, type Upload } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { api, everyPage } from '../../../shared/api/api.ts'
import type { NamedTarget } from './match-name.ts'
import type { QueueDeps } from './queue-deps.ts'
import type { Label } from './queued-file.ts'

async function exerciseTargets(): Promise<NamedTarget[]> {
  const exercises = await everyPage((page) =>
    api.list(addresses.listExercises, { query: { limit: limits.pageSizeMax, page } }),
  )
  return exercises.map(({ id, name, displayName, displayNameEs, videoLink }) => ({
    kind: 'exercise',
    id,
    name: displayName,
    names: [name, displayName, displayNameEs].filter((each) => each !== ''),
    link: videoLink,
  }))
}

async function roundTargets(): Promise<NamedTarget[]> {
  const rounds = await api.call(addresses.listRounds, {})
  return rounds.map(({ id, name, roundNumber, imageUrl, videoLink }) => ({
    kind: 'round',
    id,
    name,
    names: [name],
    roundNumber,
    link: roundNumber === limits.flexibilityRound ? videoLink : imageUrl,
  }))
}

async function show(item: MediaItem, { target, kind }: Label): Promise<void> {
  if (!target) return
  const params = { id: target.id }
  if (target.kind === 'exercise')
    await api.call(addresses.updateExercise, { params, body: { videoLink: item.link } })
  else
    await api.call(addresses.updateRound, {
      params,
      body: kind === 'round-picture' ? { imageUrl: item.link } : { videoLink: item.link },
    })
}

/** The queue's calls to the library. */
export const libraryCalls = {
  targets: async () => [...(await exerciseTargets()), ...(await roundTargets())],
  check: (files) => api.call(addresses.checkUploads, { body: { files } }),
  uploads: (ids): Promise<Upload[]> =>
    api.call(addresses.getUploads, { query: { ids: ids.join(',') } }),
  item: (id) => api.call(addresses.getMediaItem, { params: { id } }),
  async rename({ id }, { name, kind }) {
    await api.call(addresses.updateMedia, { params: { id }, body: { name, kind } })
  },
  show,
} as const satisfies Partial<QueueDeps>
