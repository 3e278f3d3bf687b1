import type { BreakExercise } from '@roundboard/contract'
import type { MediaFacts, WallRoutine, WallWorkout } from '../src/index.ts'

const video = (name: string) => `/media/exercises/${name}.mp4`

type Shipped = Omit<MediaFacts, 'url' | 'file' | 'poster'> & {
  readonly path: string
  readonly poster: { readonly path: string } | null
}

/** The gallery's data. */
const shipped = Object.values(
  import.meta.glob<readonly Shipped[]>('../../server/media/manifest.json', {
    eager: true,
    import: 'default',
  }),
).flat()

/** Metadata of the shipped clips, as screens get it. */
export const media: readonly MediaFacts[] = shipped.map((item) => {
  const { path, poster, ...known } = item
  return { ...known, url: path, file: path, poster: poster?.path ?? null }
})

const texts = {
  short: ['Jab, cross, slip. Reset. Go again.', '10 squats, no rest', '20 mountain climbers'],
  normal: [
    'Jab, cross, lead hook. Slip left, slip right, then cross. Reset your guard every time.',
    'Ten deep squats: chest up, heels down, drive through the floor.',
    'Mountain climbers until the bell. Hips low, knees fast.',
  ],
  '150': ['Jab, cross, hook and roll; '.repeat(6).slice(0, 149) + '.'],
  '151': ['Jab, cross, hook and roll; '.repeat(6).slice(0, 150) + '.'],
  long: [
    'Start in your boxing stance with both hands up. Throw a jab and a cross at head height, then bend your knees and roll under an imaginary hook. Come up with a lead hook of your own.\nStep out to the left, reset your guard and breathe out. Repeat on the other side.\nBeginners: leave out the roll. Advanced: add two body shots before you step out, and finish every second combination with a switch kick.',
    'Hold the bell with both hands between your feet. Push your hips back, keep your back flat, and swing the bell to chest height with your hips, not your arms. Let it fall, and go.',
    'High knees on the spot, landing on the balls of your feet. Pump your arms. In the last ten seconds go as fast as you can, then walk to the next round.',
  ],
  longest: [1, 2, 3].map((n) =>
    `${String(n)} Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen then jab cross hook uppercut and roll, keep your hands up, breathe. `
      .repeat(15)
      .slice(0, 2000)
      .trim(),
  ),
  emoji: [
    '🥊 Jab · cross · hook 🔥',
    '🦵 Front kick, left and right',
    '💪 Push-ups until the bell 🔔',
  ],
  fr: [
    'Direct du gauche, direct du droit, crochet. Esquive à gauche, puis à droite. Garde haute à chaque fois.',
    'Dix squats profonds : poitrine haute, talons au sol, poussez dans le sol.',
    'Grimpeurs jusqu’à la cloche. Hanches basses, genoux rapides.',
  ],
  es: [
    'Jab, cruzado, gancho. Esquiva a la izquierda y a la derecha. Vuelve siempre a la guardia.',
    'Diez sentadillas profundas: pecho arriba, talones en el suelo.',
    'Escaladores hasta la campana. Cadera baja, rodillas rápidas.',
  ],
  ja: [
    'ジャブ、クロス、フック。左右にスリップして、毎回ガードを戻します。',
    '深いスクワットを10回。胸を張り、かかとを床につけたまま。',
    'ベルが鳴るまでマウンテンクライマー。腰を低く、膝を速く。',
  ],
  ar: [
    'لكمة مستقيمة، ثم لكمة خلفية، ثم خطافية. تفادَ يمينًا ويسارًا، وأعد الحراسة في كل مرة.',
    '10 تمارين قرفصاء عميقة: الصدر مرفوع والكعبان على الأرض.',
    'تسلق الجبل حتى الجرس. الوركان منخفضان والركبتان سريعتان.',
  ],
} as const

/** Short cues, and cues of maximum length. */
const cues: Readonly<Record<string, readonly string[]>> = {
  short: ['Hips low', 'Snap it back', 'Knees fast'],
  longest: ['Snap the hand right back', 'Push the floor away now', 'Hips low and knees fast!'],
  fr: ['Ramenez vite votre main', 'Poitrine haute, poussez', 'Hanches basses, vite !'],
  es: ['Regrese rápido el puño', 'Pecho arriba, talón bajo', 'Cadera baja y rodillas'],
  ja: [
    '拳をすばやく引き戻してあごを守り続けてください',
    '胸を張ってかかとで床を強く押し続けてください',
    '腰を低く保ったまま膝をすばやく引き寄せてください',
  ],
  ar: ['أعد يدك بسرعة إلى ذقنك', 'ادفع الأرض بقوة بكعبيك', 'الوركان منخفضان دائمًا'],
}

const subHeaders = {
  none: '',
  wide: '体幹と下半身を鍛える二十四文字の見出しです本日も',
  short: 'Boxing basics',
  long: 'Heavy bag combinations with footwork and slips',
  longest:
    'Supercalifragilistic kettlebell conditioning: swing, clean, press and squat your way through three minutes without putting the bell down, and then smile at whoever shares your station with you today',
  fr: 'Combinaisons au sac',
  es: 'Combinaciones al saco',
  ja: 'サンドバッグ コンビネーション',
  ar: 'أساسيات الملاكمة',
} as const

const rounds: Readonly<Record<string, string>> = {
  short: 'Heavy Bag',
  longest: 'Kettlebell and Medicine Ball Power Conditioning for Lower Body, Core & Both Shoulders',
  fr: 'Sac de frappe',
  es: 'Saco pesado',
  ja: 'サンドバッグ',
  ar: 'كيس الملاكمة',
}

const clips = ['jab-cross', 'squat', 'mountain-climber']

/** Labels of substitutes, the longest of each language family. */
const substituteLabels: Readonly<Record<string, string>> = {
  en: 'Instead of medicine balls',
  fr: 'À la place des cordes ondulatoires',
  es: 'En lugar de los balones medicinales',
  ja: 'ローイングマシンの代わり',
  ar: 'بدلًا من شريط المقاومة',
  id: 'Pengganti karet resistansi',
  ms: 'Ganti gelung rintangan',
}

export const substituteLabelIn = (language: string) =>
  substituteLabels[language.split('-')[0] ?? '']

/** The steps of a workout that are substitutes, and the language of their labels. */
interface Substitutes {
  readonly steps: string
  readonly language: string
}

/** A workout of the gallery with the given routines, texts, sub-header and substitutes. */
export function fixtureWorkout(
  count: number,
  text: string | readonly string[],
  subHeader: string,
  instead?: Substitutes,
  given: readonly string[] = [],
): WallWorkout {
  const lines = typeof text === 'string' ? texts[text as keyof typeof texts] : text
  const [name = ''] = given
  const cueTexts = cues[name] ?? given
  const routines: WallRoutine[] = lines.slice(0, count).map((line, index) => ({
    step: index + 1,
    text: line,
    videoLink: video(clips[index] ?? 'squat'),
    ...(cueTexts[index] && { cue: cueTexts[index] }),
    ...(instead?.steps.includes(String(index + 1)) && {
      insteadOf: substituteLabelIn(instead.language),
    }),
  }))
  return { subHeader: subHeaders[subHeader as keyof typeof subHeaders], routines }
}

export const roundName = (name: string) => rounds[name] ?? name

const exercises: Readonly<Record<string, BreakExercise>> = {
  short: {
    name: 'jumping-jack',
    displayName: 'Jumping Jacks',
    videoLink: video('jumping-jack'),
  },
  'no-video': { name: 'bear-crawl', displayName: 'Bear Crawl', videoLink: null },
  'no-video-longest': {
    name: 'burpee',
    displayName:
      'Alternating Single-Leg Burpees with a Lateral Hop, a Push-up and a High Knee Drive Up',
    videoLink: null,
  },
  longest: {
    name: 'burpee',
    displayName:
      'Alternating Single-Leg Burpees with a Lateral Hop, a Push-up and a High Knee Drive Up',
    videoLink: video('burpee'),
  },
}

/** An exercise of the gallery, or one of that name with a clip. */
export const exerciseOf = (name: string): BreakExercise =>
  exercises[name] ?? { name: 'burpee', displayName: name, videoLink: video('burpee') }
