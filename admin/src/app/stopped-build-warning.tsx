import { IconAlertOctagonFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { buildsQuery } from '../areas/fleet/rollouts/rollouts.queries.ts'
import { useFormat } from '../shared/format/format.ts'
import { useNow } from '../shared/format/use-now.ts'
import { TextLink } from '../shared/ui/links.tsx'
import { useAppMessages } from '../shared/messages/app.ts'
import { Notice } from '../shared/ui/status.tsx'

const page = '/admin/builds'
const shownForMs = 24 * 60 * 60_000
const lookEveryMs = 60_000

/** Tells super-admins for a day that a build was rolled back automatically. */
export function StoppedBuildWarning() {
  const words = useAppMessages()
  const format = useFormat()
  const now = useNow(lookEveryMs)
  const isThere = useLocation({ select: ({ pathname }) => pathname === page })
  const { data } = useQuery({ ...buildsQuery, refetchInterval: lookEveryMs, enabled: !isThere })
  const rollout = data?.rollout
  if (isThere || rollout?.state !== 'stopped' || rollout.endedAt === null) return null
  if (now - Date.parse(rollout.endedAt) > shownForMs) return null
  return (
    <Notice tone="bad" role="status" mb={18} data-actions="true">
      <IconAlertOctagonFilled size={20} aria-hidden />
      <p>{words.buildStopped({ build: rollout.build, time: format.stamp(rollout.endedAt) })}</p>
      <TextLink to={page}>{words.buildStoppedMore}</TextLink>
    </Notice>
  )
}
