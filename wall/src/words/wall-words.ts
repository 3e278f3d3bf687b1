import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'

/** Everything that a wall says of itself, in one language; content comes from the workout. */
export type WallWords = {
  readonly authorizationTitle: string
  readonly authorizationText: string
  readonly authorizationHour: string
  readonly notReady: string
  /** Small below it: nobody has to do anything for it to look. */
  readonly looksAgain: string
  readonly refreshing: string
  readonly loading: string
  readonly round: string
  readonly steps: string
  readonly timeLeft: string
  /** The phases of the timer as words; colour is never the only carrier of meaning. The warning's is its flash's. */
  readonly green: string
  readonly yellow: string
  readonly red: string
  /** Before the seconds that are left of the warning: true down to the last of them. */
  readonly breakIn: string
  /** What the green flash says. */
  readonly nextRound: string
  /** In the place of the phase, while a coach has it stand still. */
  readonly paused: string
  /** Before the break, or the round, that comes. */
  readonly next: string
  /** Before the time at which the timer starts, and before its last seconds. */
  readonly startsAt: string
  readonly startsIn: string
  /** What to do in a break whose exercise has no video. */
  readonly keepMoving: string
  /** Beside the code by which a coach's phone becomes the remote of the gym. */
  readonly remoteCode: string
}

const words = {
  en: {
    authorizationTitle: 'Connect this screen',
    authorizationText: 'Contact support to connect this screen using the code.',
    authorizationHour: 'The code updates every hour.',
    notReady: 'Please Contact Support.',
    looksAgain: 'This screen looks again by itself every 30 seconds.',
    refreshing: 'Content Refreshing. Please Wait.',
    loading: 'Loading',
    round: 'Round',
    steps: 'Steps',
    timeLeft: 'Time left',
    green: 'Work',
    yellow: '30 Seconds',
    red: 'Active Break',
    breakIn: 'Break in',
    nextRound: 'Next Round',
    paused: 'Paused',
    next: 'Next',
    startsAt: 'Starts at',
    startsIn: 'Starts in',
    keepMoving: 'Keep moving until the bell.',
    remoteCode: 'Coach: open the remote with your phone’s camera.',
  },
  fr: {
    authorizationTitle: 'Connecter cet écran',
    authorizationText: 'Contactez le support pour connecter cet écran à l’aide du code.',
    authorizationHour: 'Le code change toutes les heures.',
    notReady: 'Veuillez contacter le support.',
    looksAgain: 'Cet écran vérifie de lui-même toutes les 30 secondes.',
    refreshing: 'Actualisation du contenu. Veuillez patienter.',
    loading: 'Chargement',
    round: 'Round',
    steps: 'Étapes',
    timeLeft: 'Temps restant',
    green: 'Effort',
    yellow: '30 secondes',
    red: 'Pause active',
    breakIn: 'Pause dans',
    nextRound: 'Round suivant',
    paused: 'En pause',
    next: 'Ensuite',
    startsAt: 'Début à',
    startsIn: 'Début dans',
    keepMoving: 'Continuez jusqu’à la cloche.',
    remoteCode: 'Coach : ouvrez la télécommande avec l’appareil photo de votre téléphone.',
  },
  es: {
    authorizationTitle: 'Conectar esta pantalla',
    authorizationText: 'Comuníquese con soporte para conectar esta pantalla con el código.',
    authorizationHour: 'El código cambia cada hora.',
    notReady: 'Comuníquese con soporte.',
    looksAgain: 'Esta pantalla vuelve a mirar por sí sola cada 30 segundos.',
    refreshing: 'Actualizando el contenido. Espere, por favor.',
    loading: 'Cargando',
    round: 'Ronda',
    steps: 'Pasos',
    timeLeft: 'Tiempo restante',
    green: 'Trabajo',
    yellow: '30 segundos',
    red: 'Descanso activo',
    breakIn: 'Descanso en',
    nextRound: 'Siguiente ronda',
    paused: 'En pausa',
    next: 'Sigue',
    startsAt: 'Empieza a las',
    startsIn: 'Empieza en',
    keepMoving: 'Siga en movimiento hasta la campana.',
    remoteCode: 'Entrenador: abra el mando con la cámara de su teléfono.',
  },
  ja: {
    authorizationTitle: '画面の接続',
    authorizationText: 'サポートに連絡し、このコードで画面を接続してください。',
    authorizationHour: 'コードは1時間ごとに更新されます。',
    notReady: 'サポートにお問い合わせください。',
    looksAgain: 'この画面は30秒ごとに自動で確認します。',
    refreshing: 'コンテンツを更新しています。お待ちください。',
    loading: '読み込み中',
    round: 'ラウンド',
    steps: 'ステップ',
    timeLeft: '残り時間',
    green: 'トレーニング',
    yellow: '残り30秒',
    red: 'アクティブレスト',
    breakIn: '休憩まで',
    nextRound: '次のラウンド',
    paused: '一時停止',
    next: '次',
    startsAt: '開始時刻',
    startsIn: '開始まで',
    keepMoving: 'ベルが鳴るまで動き続けましょう。',
    remoteCode: 'コーチの方：スマートフォンのカメラでリモコンを開いてください。',
  },
  ar: {
    authorizationTitle: 'ربط هذه الشاشة',
    authorizationText: 'يرجى الاتصال بالدعم لربط هذه الشاشة باستخدام الرمز.',
    authorizationHour: 'يتغير الرمز كل ساعة.',
    notReady: 'يرجى الاتصال بالدعم.',
    looksAgain: 'تتحقق هذه الشاشة تلقائيًا كل 30 ثانية.',
    refreshing: 'جارٍ تحديث المحتوى. يرجى الانتظار.',
    loading: 'جارٍ التحميل',
    round: 'الجولة',
    steps: 'الخطوات',
    timeLeft: 'الوقت المتبقي',
    green: 'تمرين',
    yellow: '30 ثانية',
    red: 'راحة نشطة',
    breakIn: 'الراحة بعد',
    nextRound: 'الجولة التالية',
    paused: 'متوقف مؤقتًا',
    next: 'التالي',
    startsAt: 'يبدأ الساعة',
    startsIn: 'يبدأ بعد',
    keepMoving: 'استمر في الحركة حتى الجرس.',
    remoteCode: 'للمدرب: افتح جهاز التحكم بكاميرا هاتفك.',
  },
  id: {
    authorizationTitle: 'Hubungkan layar ini',
    authorizationText: 'Hubungi dukungan untuk menghubungkan layar ini dengan kode.',
    authorizationHour: 'Kode berubah setiap jam.',
    notReady: 'Silakan hubungi dukungan.',
    looksAgain: 'Layar ini memeriksa sendiri setiap 30 detik.',
    refreshing: 'Konten sedang diperbarui. Harap tunggu.',
    loading: 'Memuat',
    round: 'Ronde',
    steps: 'Langkah',
    timeLeft: 'Sisa waktu',
    green: 'Latihan',
    yellow: '30 detik',
    red: 'Istirahat aktif',
    breakIn: 'Istirahat dalam',
    nextRound: 'Ronde berikutnya',
    paused: 'Dijeda',
    next: 'Berikutnya',
    startsAt: 'Mulai pukul',
    startsIn: 'Mulai dalam',
    keepMoving: 'Terus bergerak sampai bel berbunyi.',
    remoteCode: 'Pelatih: buka remote dengan kamera ponsel Anda.',
  },
  ms: {
    authorizationTitle: 'Sambungkan skrin ini',
    authorizationText: 'Hubungi sokongan untuk menyambungkan skrin ini dengan kod.',
    authorizationHour: 'Kod bertukar setiap jam.',
    notReady: 'Sila hubungi sokongan.',
    looksAgain: 'Skrin ini menyemak sendiri setiap 30 saat.',
    refreshing: 'Kandungan sedang dikemas kini. Sila tunggu.',
    loading: 'Memuatkan',
    round: 'Pusingan',
    steps: 'Langkah',
    timeLeft: 'Masa yang tinggal',
    green: 'Latihan',
    yellow: '30 saat',
    red: 'Rehat aktif',
    breakIn: 'Rehat dalam',
    nextRound: 'Pusingan seterusnya',
    paused: 'Dijeda',
    next: 'Seterusnya',
    startsAt: 'Bermula pada',
    startsIn: 'Bermula dalam',
    keepMoving: 'Terus bergerak sehingga loceng berbunyi.',
    remoteCode: 'Jurulatih: buka alat kawalan dengan kamera telefon anda.',
  },
} as const satisfies Record<LanguageFamily, WallWords>

/** The wall's own words in a language: those of its family (design section 2, specification 2.1). */
export function wallWords(language: Language): WallWords {
  return words[languageFamily(language)]
}

/** Arabic is set from right to left; everything else from left to right. */
export function writingDirection(language: Language): 'ltr' | 'rtl' {
  return languageFamily(language) === 'ar' ? 'rtl' : 'ltr'
}
