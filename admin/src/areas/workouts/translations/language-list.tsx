import { NativeSelect } from '@mantine/core'
import { type Language, languages } from '@roundboard/domain'
import { IconCircleCheck } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/format.ts'
import { countOf, type LanguageValues, type Original } from './translation-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './translations.module.css'

interface Props {
  readonly values: LanguageValues
  readonly originals: readonly Original[]
  readonly inUse: readonly Language[]
  readonly chosen: Language
  readonly onChoose: (language: Language) => void
}

/** The screen languages and their missing texts, languages in use first. */
export function LanguageList(props: Props) {
  const { values, originals, inUse, chosen, onChoose } = props
  const words = useWorkoutsMessages().translations
  const format = useFormat()
  const hasTexts = (language: Language) =>
    originals.some(({ key }) => (values[language][key]?.text ?? '').trim() !== '')
  const used = inUse.filter((language) => language !== 'en-us' || hasTexts(language))
  const prepared = languages.filter(
    (language) => !used.includes(language) && (hasTexts(language) || language === chosen),
  )
  const others = languages.filter(
    (language) => !used.includes(language) && !prepared.includes(language) && language !== 'en-us',
  )
  return (
    <nav className={classes.list} aria-label={words.languages}>
      {used.length > 0 && <Part {...props} title={words.ofWalls} languages={used} />}
      {prepared.length > 0 && <Part {...props} title={words.prepared} languages={prepared} />}
      <NativeSelect
        p="12px 16px 16px"
        aria-label={words.add}
        value=""
        onChange={({ currentTarget }) => {
          const picked = others.find((language) => language === currentTarget.value)
          if (picked) onChoose(picked)
        }}
        data={[
          { value: '', label: words.add },
          ...others.map((language) => ({
            value: language,
            label: format.languageName(language),
          })),
        ]}
      />
    </nav>
  )
}

function Part(props: Props & { title: string; languages: readonly Language[] }) {
  const { values, originals, chosen, onChoose } = props
  const words = useWorkoutsMessages().translations
  const format = useFormat()
  return (
    <>
      <h2 className={classes.listTitle}>{props.title}</h2>
      <ul>
        {props.languages.map((language) => {
          const { translated, missing, outdated, shows } = countOf(values, language, originals)
          const isComplete = missing + outdated === 0
          return (
            <li key={language}>
              <button
                type="button"
                className={classes.language}
                aria-current={language === chosen}
                onClick={() => onChoose(language)}
              >
                <span>
                  <b>{format.languageName(language)}</b> <code>{language}</code>
                </span>
                <span className={classes.counts}>
                  {shows === undefined ? (
                    <>
                      {outdated > 0 && (
                        <span data-tone="warn">{words.outdatedCount({ count: outdated })}</span>
                      )}
                      {missing > 0 && (
                        <span data-tone="bad">{words.missingCount({ count: missing })}</span>
                      )}
                      {isComplete && (
                        <span data-tone="ok">
                          {words.complete({ count: translated, all: originals.length })}
                        </span>
                      )}
                    </>
                  ) : (
                    words.shows({ language: shows })
                  )}
                </span>
                {isComplete && shows === undefined && (
                  <IconCircleCheck size={17} className={classes.whole} aria-hidden />
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
