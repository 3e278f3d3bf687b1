import type { AnnouncementKind, Language } from '@roundboard/domain'
import { AnnouncementProvider, VideoModeContext, WorkoutWall } from '@roundboard/wall'
import { AnnouncementBanner, FullScreen } from '@roundboard/wall/announcement'
import { useMemo } from 'react'
import classes from './announcements.module.css'

const roundNumber = 3
const imageUrl = '/media/rounds/round-3.jpg'
const routines = [
  {
    step: 1,
    text: '1 – 2 – 3',
    videoLink: '/media/exercises/jab-cross-hook.mp4',
    lrVideoLink: null,
  },
]

/** A live preview made of the screens' own components, with paused clips. */
export default function AnnouncementPreview(props: {
  kind: AnnouncementKind
  text: string
  language: Language
  subHeader: string
  roundName: string
}) {
  const { kind, text, language, subHeader, roundName } = props
  const banner = useMemo(
    () => <AnnouncementBanner texts={[{ id: '', text }]} round={roundNumber} language={language} />,
    [text, language],
  )
  return (
    <div className={classes.wall} aria-hidden lang={language}>
      {kind === 'band' ? (
        <VideoModeContext value="stills">
          <AnnouncementProvider banner={text === '' ? null : banner}>
            <WorkoutWall
              workout={{ subHeader, routines }}
              round={{ roundNumber, name: roundName, imageUrl }}
              lrVideo={false}
              language={language}
              isAndroid={false}
            />
          </AnnouncementProvider>
        </VideoModeContext>
      ) : (
        <FullScreen message={{ kind, text }} language={language} />
      )}
    </div>
  )
}
