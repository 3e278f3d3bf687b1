import { Button, Text } from '@mantine/core'
import type { BaseSyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { WorkoutForm } from './workout-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** Publishes a draft or unpublishes a workout. Workouts without steps can't be published. */
export function PublishButton(props: {
  form: WorkoutForm
  isDraft: boolean
  isOff: boolean
  onPress: (event: BaseSyntheticEvent) => void
}) {
  const words = useWorkoutsMessages()
  const routines = useWatch({ control: props.form.control, name: 'routines' })
  const isBare = props.isDraft && routines.length === 0
  return (
    <>
      <Button
        variant={props.isDraft ? 'filled' : 'default'}
        disabled={props.isOff || isBare}
        onClick={props.onPress}
      >
        {props.isDraft ? words.publish : words.takeBack}
      </Button>
      {isBare && (
        <Text span c="dimmed" fz="sm">
          {words.publishNeedsRoutine}
        </Text>
      )}
    </>
  )
}
