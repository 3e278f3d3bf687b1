import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UploadWords } from './uploads.en.ts'

const plural = pluralIn('fr')

const fr: UploadWords = {
  queue: 'File d’envoi',
  add: 'Ajouter des fichiers ou un dossier',
  chooseFiles: 'Choisir des fichiers…',
  chooseFolder: 'Choisir un dossier…',
  drop: 'Déposez ici des vidéos et des images, ou un dossier entier',
  filesFrom: (count, folder) =>
    plural(count, { one: `# fichier de « ${folder} »`, other: `# fichiers de « ${folder} »` }),
  files: (count) => plural(count, { one: '# fichier', other: '# fichiers' }),
  pause: 'Pause',
  resume: 'Continuer',
  clear: 'Vider la liste',
  here: (count, of) => `${count} sur ${of} ici`,
  line: (count, of) => `${count} sur ${of}`,
  lineLabel: (count, of) => `Envois : ${count} sur ${of} ici`,
  bytesOf: (sent, all) => `${sent} sur ${all}`,
  left: (time) => `encore ${time}`,
  sent: (count) => plural(count, { one: '# envoyé', other: '# envoyés' }),
  hereAlready: (count) => plural(count, { one: '# déjà ici', other: '# déjà ici' }),
  refusedCount: (count) => plural(count, { one: '# refusé', other: '# refusés' }),
  goesOn: 'continue après un redémarrage',
  keepOpen: (count) =>
    plural(count, {
      one: 'gardez cette page ouverte : # fichier n’est pas encore conservé',
      other: 'gardez cette page ouverte : # fichiers ne sont pas encore conservés',
    }),
  paused: 'En pause.',
  away: 'Le serveur n’est pas disponible pour le moment. Les envois reprennent automatiquement.',
  fit: (count) =>
    plural(count, {
      one: '# nom correspond à un exercice ou à un round.',
      other: '# noms correspondent à un exercice ou à un round.',
    }),
  notSure: (count) => plural(count, { one: '# est incertain.', other: '# sont incertains.' }),
  lookAt: (count) => plural(count, { one: 'Voir #', other: 'Voir les #' }),
  lookAtNames: 'Voir les noms',
  others: (count, names) =>
    plural(count, {
      one: `# fichier n’est ni une vidéo ni une image et a été laissé de côté : ${names}`,
      other: `# fichiers ne sont ni des vidéos ni des images et ont été laissés de côté : ${names}`,
    }),
  missing: (count) =>
    plural(count, {
      one: 'Le navigateur n’a plus # fichier. Choisissez à nouveau le même dossier : la suite reprend où elle s’est arrêtée.',
      other:
        'Le navigateur n’a plus # fichiers. Choisissez à nouveau le même dossier : la suite reprend où elle s’est arrêtée.',
    }),
  or: (names) => `${names.join(' ou ')} ?`,
  which: 'Lequel ?',
  asNew: 'Nouveau',
  remove: (name) => `Retirer ${name}`,
  retry: (name) => `Réessayer ${name}`,
  keys: { move: 'fichier', retry: 'réessayer', remove: 'retirer' },
  atATime: (count) => `${String(count)} à la fois`,
  reading: 'En cours de lecture',
  asking: 'Comparaison avec la médiathèque',
  waiting: (name) => `En attente, puis ${name}`,
  converting: (share) => `Conversion en H.264 dans ce navigateur · ${share}`,
  stepOf: (step, of) => `${String(step)} sur ${String(of)}`,
  checking: (name) => `${name} · en cours de vérification`,
  done: (name) => name,
  loops: 'boucle sans saut',
  jumps: 'saute au raccord',
  sameAs: 'les mêmes octets que',
  notSent: 'non envoyé',
  sameAgain: 'encore les mêmes octets, non envoyé',
  lost: 'Choisissez-le à nouveau : le navigateur ne l’a plus.',
  changed:
    'Il a été modifié, déplacé ou supprimé depuis qu’il a été choisi. Choisissez-le à nouveau.',
  steps: {
    unsure: 'Incertain',
    reading: 'En attente',
    asking: 'En attente',
    waiting: 'En attente',
    converting: 'Conversion',
    sending: 'Envoi',
    checking: 'Vérification',
    done: 'Terminé',
    here: 'Déjà ici',
    twice: 'En double',
    refused: 'Refusé',
    missing: 'Manquant',
  },
  refused: {
    empty: 'Le fichier est vide.',
    'no-media': 'Ce n’est ni une vidéo ni une image.',
    'cannot-convert': (codec) =>
      `${codec} : les écrans ne le lisent pas, et il ne peut pas être converti ici. Enregistrez-le en MP4 H.264.`,
    'not-readable': 'Le fichier ne peut pas être lu.',
    'not-sent': (reason) => reason,
  },
  notSentWhy: {
    forbidden:
      'Vous n’avez pas le droit d’envoyer des fichiers. Demandez l’accès à un administrateur, puis réessayez.',
    'not-found': 'Le serveur n’a plus cet envoi. Réessayez pour le recommencer.',
    'too-large':
      'Le serveur n’accepte pas les fichiers de cette taille. Choisissez un fichier plus petit ou demandez à votre administrateur d’augmenter la limite.',
    'bad-input':
      'Le serveur n’a pas accepté ce fichier. Renommez-le ou exportez-le de nouveau, puis réessayez.',
    internal:
      'Un problème est survenu avec ce fichier. Réessayez et, si cela se reproduit, contactez l’assistance.',
  },
  names: 'Ce que montrent les fichiers',
  namesWhy:
    'Une vidéo reçoit le nom de son exercice, une image celui de son round. Ce qui est choisi ici est retenu pour les prochains fichiers de ces noms.',
  shows: (name) => `${name} montre`,
  showMore: (count) => plural(count, { one: 'Afficher # de plus', other: 'Afficher # de plus' }),
  exercises: 'Exercices',
  rounds: 'Rounds',
  newName: (name) => `Nouveau : ${name}`,
  fillEmpty: (count) =>
    plural(count, {
      one: 'Montrer la vidéo de # exercice qui n’en a pas encore pendant sa pause active',
      other:
        'Montrer les vidéos de # exercices qui n’en ont pas encore pendant leurs pauses actives',
    }),
  replaceShown: (count) =>
    plural(count, {
      one: '# exercice ou round montre autre chose : montrer ce fichier à la place',
      other: '# exercices ou rounds montrent autre chose : montrer ces fichiers à la place',
    }),
  saveNames: 'Utiliser ces noms',
  replace: 'Remplacer…',
  replacing: 'Son nouveau fichier',
  replaceFile: 'Choisir le nouveau fichier',
  sureReplace: (name: string, file: string) =>
    `Remplacer le fichier de « ${name} » par « ${file} » ?`,
  replaceUnused: 'Rien ne l’utilise pour l’instant. Son nom, ses étiquettes et son lien restent.',
  replaceUses: (uses: number, walls: number) =>
    `${plural(uses, { one: 'Utilisé à # endroit', many: 'Utilisé à # endroits', other: 'Utilisé à # endroits' })}, ${walls === 0 ? 'sur aucun écran en ce moment' : plural(walls, { one: 'sur # écran en ce moment', many: 'sur # écrans en ce moment', other: 'sur # écrans en ce moment' })} : tous montrent le nouveau fichier. Son nom, ses étiquettes et son lien restent.`,
  replaceNow: 'Remplacer',
  replaced: 'Son fichier a été remplacé. Tout ce qui le montre suit, les écrans aussi.',
  replaceSame: 'Il a déjà ce fichier. Rien n’a été envoyé.',
  told: {
    chosen: (count) =>
      plural(count, { one: '# fichier a été choisi.', other: '# fichiers ont été choisis.' }),
    share: (here, of) => `${here} fichiers sur ${of} sont dans la médiathèque.`,
    over: (here, refused) =>
      `Tous les fichiers sont passés : ${here} dans la médiathèque` +
      (refused > 0 ? `, ${String(refused)} refusés.` : '.'),
  },
}

export default fr
