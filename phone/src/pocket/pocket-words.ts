import { type LanguageFamily, languageFamilies } from '@roundboard/domain'

/** Everything that the page says of itself, in one language; content comes from the workouts. */
export interface PocketWords {
  readonly title: string
  readonly opening: string
  readonly start: string
  readonly round: (number: number) => string
  readonly allRounds: string
  readonly noWorkout: string
  readonly nothingToday: string
  readonly play: (step: number) => string
  readonly pause: (step: number) => string
  readonly language: string
  readonly asOf: (time: string) => string
  readonly gone: string
  readonly scanAgain: string
  readonly unreachable: string
  readonly looksAgain: string
}

const words = {
  en: {
    title: 'Workout',
    opening: 'Opening…',
    start: 'Start at any round, at the bell.',
    round: (number) => `Round ${String(number)}`,
    allRounds: 'All rounds',
    noWorkout: 'No workout today',
    nothingToday: 'Nothing is planned for today.',
    play: (step) => `Play clip ${String(step)}`,
    pause: (step) => `Pause clip ${String(step)}`,
    language: 'Language',
    asOf: (time) => `No connection. This is as of ${time}.`,
    gone: 'There is no workout at this address.',
    scanAgain:
      'Scan the code on the wall again. Where no wall shows one, the gym’s workout is not on phones.',
    unreachable: 'The workout cannot be loaded at the moment.',
    looksAgain: 'This page looks again by itself.',
  },
  fr: {
    title: 'Entraînement',
    opening: 'Ouverture…',
    start: 'Commencez par n’importe quel round, à la cloche.',
    round: (number) => `Round ${String(number)}`,
    allRounds: 'Tous les rounds',
    noWorkout: 'Pas d’entraînement aujourd’hui',
    nothingToday: 'Rien n’est prévu pour aujourd’hui.',
    play: (step) => `Lire la vidéo ${String(step)}`,
    pause: (step) => `Arrêter la vidéo ${String(step)}`,
    language: 'Langue',
    asOf: (time) => `Pas de connexion. Voici l’état de ${time}.`,
    gone: 'Il n’y a pas d’entraînement à cette adresse.',
    scanAgain:
      'Scannez de nouveau le code sur l’écran. Si aucun écran n’en montre, l’entraînement de la salle n’est pas sur téléphone.',
    unreachable: 'L’entraînement ne peut pas être chargé pour le moment.',
    looksAgain: 'Cette page vérifie d’elle-même.',
  },
  es: {
    title: 'Entrenamiento',
    opening: 'Abriendo…',
    start: 'Empieza en cualquier ronda, a la campana.',
    round: (number) => `Ronda ${String(number)}`,
    allRounds: 'Todas las rondas',
    noWorkout: 'Hoy no hay entrenamiento',
    nothingToday: 'No hay nada previsto para hoy.',
    play: (step) => `Reproducir el vídeo ${String(step)}`,
    pause: (step) => `Detener el vídeo ${String(step)}`,
    language: 'Idioma',
    asOf: (time) => `Sin conexión. Así estaba a las ${time}.`,
    gone: 'No hay ningún entrenamiento en esta dirección.',
    scanAgain:
      'Escanea otra vez el código de la pantalla. Si ninguna lo muestra, el entrenamiento del gimnasio no está en teléfonos.',
    unreachable: 'El entrenamiento no se puede cargar en este momento.',
    looksAgain: 'Esta página vuelve a mirar por sí sola.',
  },
  ja: {
    title: 'ワークアウト',
    opening: '読み込み中…',
    start: 'どのラウンドからでも、ベルに合わせて始められます。',
    round: (number) => `ラウンド${String(number)}`,
    allRounds: 'すべてのラウンド',
    noWorkout: '今日のワークアウトはありません',
    nothingToday: '今日の予定はありません。',
    play: (step) => `動画${String(step)}を再生`,
    pause: (step) => `動画${String(step)}を停止`,
    language: '言語',
    asOf: (time) => `接続がありません。${time}時点の内容です。`,
    gone: 'このアドレスにワークアウトはありません。',
    scanAgain:
      '画面のコードをもう一度読み取ってください。コードが表示されていない場合、このジムのワークアウトはスマートフォンで公開されていません。',
    unreachable: '現在、ワークアウトを読み込めません。',
    looksAgain: 'このページは自動で再確認します。',
  },
  ar: {
    title: 'التمرين',
    opening: 'جارٍ الفتح…',
    start: 'ابدأ من أي جولة عند الجرس.',
    round: (number) => `الجولة ${String(number)}`,
    allRounds: 'كل الجولات',
    noWorkout: 'لا يوجد تمرين اليوم',
    nothingToday: 'لا شيء مقرر لهذا اليوم.',
    play: (step) => `تشغيل المقطع ${String(step)}`,
    pause: (step) => `إيقاف المقطع ${String(step)}`,
    language: 'اللغة',
    asOf: (time) => `لا يوجد اتصال. هذا ما كان في ${time}.`,
    gone: 'لا يوجد تمرين على هذا العنوان.',
    scanAgain:
      'امسح الرمز على الشاشة مرة أخرى. إذا لم تعرضه أي شاشة فتمرين الصالة غير متاح على الهواتف.',
    unreachable: 'لا يمكن تحميل التمرين الآن.',
    looksAgain: 'تتحقق هذه الصفحة من تلقاء نفسها.',
  },
  id: {
    title: 'Latihan',
    opening: 'Membuka…',
    start: 'Mulai dari ronde mana saja, saat bel berbunyi.',
    round: (number) => `Ronde ${String(number)}`,
    allRounds: 'Semua ronde',
    noWorkout: 'Tidak ada latihan hari ini',
    nothingToday: 'Tidak ada yang direncanakan untuk hari ini.',
    play: (step) => `Putar klip ${String(step)}`,
    pause: (step) => `Jeda klip ${String(step)}`,
    language: 'Bahasa',
    asOf: (time) => `Tidak ada koneksi. Ini keadaan pukul ${time}.`,
    gone: 'Tidak ada latihan di alamat ini.',
    scanAgain:
      'Pindai lagi kode di layar. Jika tidak ada layar yang menampilkannya, latihan gym ini tidak tersedia di ponsel.',
    unreachable: 'Latihan tidak dapat dimuat saat ini.',
    looksAgain: 'Halaman ini memeriksa lagi dengan sendirinya.',
  },
  ms: {
    title: 'Latihan',
    opening: 'Membuka…',
    start: 'Mula pada mana-mana pusingan, apabila loceng berbunyi.',
    round: (number) => `Pusingan ${String(number)}`,
    allRounds: 'Semua pusingan',
    noWorkout: 'Tiada latihan hari ini',
    nothingToday: 'Tiada apa-apa dirancang untuk hari ini.',
    play: (step) => `Mainkan klip ${String(step)}`,
    pause: (step) => `Jeda klip ${String(step)}`,
    language: 'Bahasa',
    asOf: (time) => `Tiada sambungan. Ini keadaan pada ${time}.`,
    gone: 'Tiada latihan di alamat ini.',
    scanAgain:
      'Imbas semula kod pada skrin. Jika tiada skrin memaparkannya, latihan gim ini tiada di telefon.',
    unreachable: 'Latihan tidak dapat dimuatkan buat masa ini.',
    looksAgain: 'Halaman ini menyemak semula dengan sendirinya.',
  },
} as const satisfies Record<LanguageFamily, PocketWords>

export const pocketWords = (family: LanguageFamily): PocketWords => words[family]

/** The language of the page while no gym says one: the first of the phone's that there are words in. */
export const familyOf = (phone: readonly string[]): LanguageFamily =>
  phone
    .map((tag) => languageFamilies.find((family) => tag.toLowerCase().split('-')[0] === family))
    .find((family) => family !== undefined) ?? 'en'
