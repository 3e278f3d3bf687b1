import { Box, Button, Group } from '@mantine/core'
import type { Round } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { IconPencil, IconStretching, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { RoundBadge } from '../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { RoundModal } from './round-modal.tsx'
import { roundsQuery } from './rounds.queries.ts'
import { useRoundsMessages } from '../../../shared/messages/rounds.ts'
import classes from './rounds.module.css'

/** A card for each round, and the flexibility video. */
export function RoundsPage() {
  const words = useRoundsMessages()
  const shared = useSharedMessages()
  const query = useQuery(roundsQuery)
  const [editedId, setEditedId] = useState<string>()
  const edited = query.data?.find(({ id }) => id === editedId)
  return (
    <>
      <PageHeader title={words.rounds} description={words.description} />
      <QueryView query={query} what={words.subject}>
        {(rounds) => {
          const numbered = rounds.filter(
            ({ roundNumber }) => roundNumber !== limits.flexibilityRound,
          )
          const flexibility = rounds.find(
            ({ roundNumber }) => roundNumber === limits.flexibilityRound,
          )
          if (rounds.length === 0)
            return (
              <Panel>
                <Empty icon={<IconTargetArrow size={32} stroke={1.5} />} title={words.none} />
              </Panel>
            )
          return (
            <>
              <ul className={classes.grid}>
                {numbered.map((round) => (
                  <RoundCard key={round.id} round={round} onEdit={setEditedId} />
                ))}
              </ul>
              {flexibility && (
                <Panel
                  title={flexibility.name}
                  description={words.flexibilityWhy}
                  actions={
                    <Button
                      variant="default"
                      leftSection={<IconPencil size={16} />}
                      onClick={() => setEditedId(flexibility.id)}
                    >
                      {shared.edit}
                    </Button>
                  }
                >
                  <dl className={classes.flexibility}>
                    <IconStretching size={36} stroke={1.4} aria-hidden />
                    <div>
                      <dt>{words.video}</dt>
                      <dd>{flexibility.videoLink ?? '–'}</dd>
                    </div>
                    <div>
                      <dt>{words.lrVideo}</dt>
                      <dd>{flexibility.lrVideoLink ?? '–'}</dd>
                    </div>
                  </dl>
                </Panel>
              )}
            </>
          )
        }}
      </QueryView>
      {edited && <RoundModal round={edited} onClose={() => setEditedId(undefined)} />}
    </>
  )
}

function RoundCard({ round, onEdit }: { round: Round; onEdit: (id: string) => void }) {
  const words = useRoundsMessages()
  return (
    <li className={classes.card}>
      <img
        // A new picture starts without an error.
        key={round.imageUrl}
        src={round.imageUrl}
        alt=""
        className={classes.image}
        loading="lazy"
        onError={(event) => {
          event.currentTarget.dataset['failed'] = 'true'
          console.error(words.imageProblem)
        }}
      />
      <Group gap={12} wrap="nowrap" py={14} px={16}>
        <RoundBadge round={round.roundNumber} size={38} />
        <Box component="h2" className="wrap-anywhere" flex={1} miw={0} fz={17} fw={680}>
          {round.name}
        </Box>
        <IconButton label={words.edit({ name: round.name })} onClick={() => onEdit(round.id)}>
          <IconPencil size={18} stroke={1.7} />
        </IconButton>
        <ButtonLink
          to="/admin/rounds/$roundNumber"
          params={{ roundNumber: String(round.roundNumber) }}
          variant="default"
          aria-label={words.viewRound({ name: round.name })}
        >
          {words.view}
        </ButtonLink>
      </Group>
    </li>
  )
}
