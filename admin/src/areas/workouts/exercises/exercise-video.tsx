import { Box } from '@mantine/core'
import { useLinkedItem } from '../../../shared/media/media.queries.ts'
import { ClipPicture } from '../../../shared/media/clip-picture.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import classes from './exercises.module.css'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

/** The poster of an exercise's clip, if the library has one. */
export function ExercisePicture({ link }: { link: string | null }) {
  const item = useLinkedItem(link ?? '')
  return (
    <span className={classes.picture} data-is-empty={link === null}>
      {link !== null && <ClipPicture shown={item ?? { file: link, poster: null, durationMs: 0 }} />}
    </span>
  )
}

/** An exercise's clip: from the library, from elsewhere, or none. */
export function ExerciseVideo({ link }: { link: string | null }) {
  const words = useExercisesMessages()
  const item = useLinkedItem(link ?? '')
  if (link === null) return <Status tone="yellow">{words.noVideo}</Status>
  if (!item)
    return (
      <Box component="span" className="wrap-anywhere">
        {link}
      </Box>
    )
  return (
    <TextLink to="/admin/media/$id" params={{ id: item.id }}>
      {item.name}
    </TextLink>
  )
}
