import { Alert, Box, Button, Flex, Kbd, NativeSelect, TextInput } from '@mantine/core'
import { bulkMax, publishModes, type BulkOutcome, type PublishMode } from '@roundboard/contract'
import { addDays, daysBetween, isDay } from '@roundboard/domain'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { ContentChecklist } from '../../../../shared/equipment/content-checklist.tsx'
import { useFormat } from '../../../../shared/format/format.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { useReason } from '../../../../shared/i18n/use-reason.ts'
import { TextLink } from '../../../../shared/ui/links.tsx'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { lastRound } from '../cursor.ts'
import { Choice, ModeChoice } from './choice.tsx'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { listsOf, mapOf } from './impact-preview.ts'
import { PlanLists } from './plan-lists.tsx'
import { PlanMap } from './plan-map.tsx'
import {
  changeOf,
  hasRoundsToGo,
  idsOf,
  missingIn,
  type Plan,
  type ShiftPlan,
  planQuery,
} from './plan.ts'
import { WeeksChoices, WeeksFields } from './weeks-fields.tsx'
import classes from './plan-dialog.module.css'

/** Previews a bulk change: what it creates, replaces, skips and leaves empty. */
export function PlanDialog(props: {
  plan: Plan
  firstWeekday: number
  isBusy: boolean
  onDo: (plan: Plan) => void
  onClose: () => void
}) {
  const words = useScheduleMessages().interactions
  const shared = useSharedMessages()
  const reason = useReason()
  const [plan, setPlan] = useState(props.plan)
  const ids = idsOf(plan)
  const isTooMany = ids.length > bulkMax
  // While the change runs, its preview would be about workouts that no longer exist.
  const missing = missingIn(plan)
  const canAsk = missing === undefined
  const isEnabled = canAsk && !isTooMany && !props.isBusy
  const query = useQuery({ ...planQuery(changeOf(plan)), enabled: isEnabled })
  const outcome = canAsk ? query.data : undefined
  const isAsking = canAsk && (query.isPlaceholderData || query.isPending)
  const lists = outcome && listsOf(plan.action, ids, outcome)
  const count = lists?.done.length ?? 0
  const canDo = !isAsking && !query.isError && count > 0 && !props.isBusy
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (canDo) props.onDo(plan)
  }
  const actText = ({ replaced }: NonNullable<typeof lists>) => {
    const act = words.act[makesDrafts(plan, outcome) ? 'drafts' : plan.action]({ count })
    return 'taken' in plan && replaced.length > 0
      ? words.alsoReplace({ act, replaced: replaced.length })
      : act
  }
  return (
    <Dialog
      isBusy={props.isBusy}
      onClose={props.onClose}
      title={
        plan.action === 'weeks'
          ? words.weeks.title
          : words.planTitle[plan.action]({ count: ids.length })
      }
      size={920}
      padding={0}
      classNames={{ body: classes.body ?? '', header: classes.header ?? '' }}
    >
      <form noValidate onSubmit={submit}>
        {'block' in plan && <Where plan={plan} onChange={setPlan} />}
        {plan.action === 'weeks' && <WeeksFields plan={plan} onChange={setPlan} />}
        {'text' in plan && (
          <div className={classes.where}>
            <TextInput
              flex={1}
              label={words.newSubHeader}
              data-autofocus
              maxLength={200}
              value={plan.text}
              onChange={(event) => setPlan({ ...plan, text: event.currentTarget.value })}
            />
          </div>
        )}
        <div className={classes.halves}>
          <div className={classes.side}>
            {lists && <PlanMap action={plan.action} weeks={mapOf(lists, props.firstWeekday)} />}
            {'taken' in plan && (
              <ModeChoice value={plan.taken} onChange={(taken) => setPlan({ ...plan, taken })} />
            )}
            {plan.action === 'copy' && (
              <Choice<PublishMode>
                question={words.asQuestion}
                options={publishModes.map((value) => ({ value, label: words.as[value] }))}
                value={plan.as}
                onChange={(as) => setPlan({ ...plan, as })}
              />
            )}
            {plan.action === 'weeks' && <WeeksChoices plan={plan} onChange={setPlan} />}
          </div>
          <div className={classes.lists} aria-busy={isAsking}>
            {isTooMany && <Alert color="yellow">{words.tooMany({ max: bulkMax })}</Alert>}
            {missing && <p className={classes.quiet}>{words.weeks.missing[missing]}</p>}
            {canAsk && query.isError && <Alert color="red">{reason(query.error)}</Alert>}
            <Checks
              checks={outcome?.checks ?? []}
              isScheduled={plan.action === 'publish'}
              onLeave={props.onClose}
            />
            {lists && <PlanLists action={plan.action} lists={lists} />}
            {!lists && isAsking && !isTooMany && <p className={classes.quiet}>{words.planning}</p>}
          </div>
        </div>
        <footer className={classes.footer}>
          <Box component="p" flex="1 1 240px" c="dimmed" fz={13}>
            {outcome && outcome.gymsNow > 0 && (
              <Box component="strong" c="var(--rb-bad)">
                {words.onWalls({ gyms: outcome.gymsNow })}
              </Box>
            )}{' '}
            {words.allOrNothing}{' '}
            {plan.action !== 'weeks' && (
              <>
                <Kbd>Ctrl Z</Kbd> {words.takesBack}
              </>
            )}
          </Box>
          <Button
            variant="default"
            disabled={props.isBusy}
            onClick={props.onClose}
            data-autofocus={'ids' in plan || undefined}
          >
            {shared.cancel}
          </Button>
          <Button
            type="submit"
            className={plan.action === 'delete' ? 'danger' : ''}
            loading={props.isBusy}
            disabled={!canDo}
          >
            <span aria-live="polite">
              {lists && count > 0 ? actText(lists) : isAsking ? words.planning : words.nothingToDo}
            </span>
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

/** The content issues of the workouts to publish; each links to its page. */
function Checks({
  checks,
  ...links
}: Pick<BulkOutcome, 'checks'> & { isScheduled: boolean; onLeave: () => void }) {
  return (
    <ContentChecklist
      {...links}
      items={checks.map(({ item: { id, name, round, startDate }, ...check }, index) => ({
        key: id ?? String(index),
        name:
          id === null ? (
            name
          ) : (
            <TextLink
              to="/admin/rounds/$roundNumber/workout/$id"
              params={{ roundNumber: String(round), id }}
              size="sm"
            >
              {name}
            </TextLink>
          ),
        on: { day: startDate.slice(0, 10), round },
        check,
      }))}
    />
  )
}

const makesDrafts = (plan: Plan, outcome: BulkOutcome | undefined) =>
  (plan.action === 'copy' || plan.action === 'weeks') &&
  (outcome?.made.every(({ isDraft }) => isDraft) ?? false)

function Where(props: { plan: ShiftPlan; onChange: (plan: ShiftPlan) => void }) {
  const { plan, onChange } = props
  const words = useScheduleMessages().interactions
  const format = useFormat()
  const { block, to } = plan
  const [typedDay, setTypedDay] = useState(to.day)
  const lastDay = addDays(to.day, daysBetween(block.first, block.last))
  return (
    <div className={classes.where}>
      <Flex component="p" gap={12} align="center" pt={31} fw={600}>
        <span className="visually-hidden">{words.from} </span>
        {format.days(block.first, block.last)}
        <IconArrowRight size={18} aria-hidden />
      </Flex>
      <TextInput
        type="date"
        label={words.toDay}
        data-autofocus
        value={typedDay}
        error={isDay(typedDay) ? undefined : words.noSuchDay}
        onChange={(event) => {
          const day = event.currentTarget.value
          setTypedDay(day)
          if (isDay(day)) onChange({ ...plan, to: { ...to, day } })
        }}
      />
      {hasRoundsToGo(block) && (
        <NativeSelect
          label={words.toRound}
          value={String(to.round)}
          data={Array.from({ length: lastRound - (block.bottom - block.top) }, (_, index) => ({
            value: String(index + 1),
            label: words.roundNumber({ round: index + 1 }),
          }))}
          onChange={(event) =>
            onChange({ ...plan, to: { ...to, round: Number(event.currentTarget.value) } })
          }
        />
      )}
      {plan.action === 'copy' && (
        <TextInput
          type="date"
          label={words.until}
          description={words.untilHint}
          inputWrapperOrder={['label', 'input', 'description']}
          min={lastDay}
          value={plan.until ?? ''}
          onChange={(event) => {
            const day = event.currentTarget.value
            onChange({ ...plan, until: isDay(day) ? day : undefined })
          }}
        />
      )}
    </div>
  )
}
