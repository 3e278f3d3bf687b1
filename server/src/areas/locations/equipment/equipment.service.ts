import type { EquipmentOverview } from '@roundboard/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Reader } from '../../../platform/read.ts'
import { listLocationsByEquipment } from '../locations/index.ts'
import { saveEquipment } from './equipment.repository.ts'
import type { KnownClipsSource } from './known-clips.ts'

export type EquipmentService = ReturnType<typeof createEquipmentService>

/** Tells head office which locations lack equipment that a workout needs. */
export function createEquipmentService(dependencies: {
  read: Reader
  knownClips: KnownClipsSource
}) {
  const { read, knownClips } = dependencies
  return {
    /** Stores what coaches marked as out of order at a location. */
    save: saveEquipment,

    async get(actor: Actor): Promise<EquipmentOverview> {
      const { on } = read(actor, 'workouts.read')
      const known = await knownClips.all()
      return {
        gyms: await listLocationsByEquipment(on),
        clips: [...known]
          .filter(([, { needs, videoLink }]) => needs.length > 0 && videoLink !== null)
          .map(([videoLink, { needs, alternatives }]) => ({
            videoLink,
            needs: [...needs],
            alternatives: alternatives.map((one) => ({
              videoLink: one.videoLink,
              needs: [...one.needs],
            })),
          })),
      }
    },
  }
}
