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
  resume: 'Reprendre',
  clear: 'Vider la liste',
  here: (count, of) => `${count} sur ${of} terminés`,
  line: (count, of) => `${count} sur ${of}`,
  lineLabel: (count, of) => `Envois : ${count} sur ${of} terminés`,
  bytesOf: (sent, all) => `${sent} sur ${all}`,
  left: (time) => `encore ${time}`,
  sent: (count) => plural(count, { one: '# envoyé', other: '# envoyés' }),
  hereAlready: (count) =>
    plural(count, { one: '# déjà dans la médiathèque', other: '# déjà dans la médiathèque' }),
  refusedCount: (count) => plural(count, { one: '# en échec', other: '# en échec' }),
  goesOn: 'reprend après un redémarrage',
  keepOpen: (count) =>
    plural(count, {
      one: 'Gardez cet onglet ouvert : # fichier est encore en cours d’envoi',
      other: 'Gardez cet onglet ouvert : # fichiers sont encore en cours d’envoi',
    }),
  paused: 'En pause.',
  away: 'Le serveur n’est pas disponible pour le moment. Les envois reprennent automatiquement.',
  fit: (count) =>
    plural(count, {
      one: '# nom de fichier correspond à un exercice ou à un round.',
      other: '# noms de fichiers correspondent à un exercice ou à un round.',
    }),
  notSure: (count) => plural(count, { one: '# est incertain.', other: '# sont incertains.' }),
  lookAt: (count) => plural(count, { one: 'Vérifier #', other: 'Vérifier les #' }),
  lookAtNames: 'Vérifier les correspondances',
  others: (count, names) =>
    plural(count, {
      one: `# fichier n’est ni une vidéo ni une image et a été ignoré : ${names}`,
      other: `# fichiers ne sont ni des vidéos ni des images et ont été ignorés : ${names}`,
    }),
  missing: (count) =>
    plural(count, {
      one: 'Le navigateur a perdu # fichier. Choisissez de nouveau le même dossier pour reprendre.',
      other:
        'Le navigateur a perdu # fichiers. Choisissez de nouveau le même dossier pour reprendre.',
    }),
  or: (names) => `${names.join(' ou ')} ?`,
  which: 'Lequel ?',
  asNew: 'Nouveau',
  remove: (name) => `Retirer ${name}`,
  retry: (name) => `Réessayer ${name}`,
  keys: { move: 'fichier', retry: 'réessayer', remove: 'retirer' },
  atATime: (count) => `${String(count)} à la fois`,
  reading: 'Lecture',
  asking: 'Vérification de la médiathèque',
  waiting: (name) => `En attente, puis ${name}`,
  converting: (share) => `Conversion en H.264 dans ce navigateur · ${share}`,
  stepOf: (step, of) => `${String(step)} sur ${String(of)}`,
  checking: (name) => `${name} · vérification`,
  done: (name) => name,
  loops: 'boucle parfaite',
  jumps: 'boucle imparfaite',
  sameAs: 'même fichier que',
  notSent: 'non envoyé',
  sameAgain: 'en double, non envoyé',
  lost: 'Le navigateur a perdu ce fichier. Choisissez-le de nouveau.',
  changed: 'Ce fichier a été modifié, déplacé ou supprimé. Choisissez-le de nouveau.',
  steps: {
    unsure: 'Incertain',
    reading: 'En attente',
    asking: 'En attente',
    waiting: 'En attente',
    converting: 'Conversion',
    sending: 'Envoi',
    checking: 'Vérification',
    done: 'Terminé',
    here: 'Déjà dans la médiathèque',
    twice: 'En double',
    refused: 'Échec',
    missing: 'Manquant',
  },
  refused: {
    empty: 'Le fichier est vide.',
    'no-media': 'Ce n’est ni une vidéo ni une image.',
    'cannot-convert': (codec) =>
      `Les écrans ne lisent pas ${codec} et ce navigateur ne peut pas le convertir. Enregistrez-le en MP4 H.264.`,
    'not-readable': 'Ce fichier est illisible.',
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
  names: 'Associer les fichiers',
  namesWhy:
    'Les vidéos prennent le nom de leur exercice, les images celui de leur round. Vos choix sont retenus pour les fichiers du même nom.',
  shows: (name) => `${name} montre`,
  showMore: (count) => plural(count, { one: 'Afficher # de plus', other: 'Afficher # de plus' }),
  exercises: 'Exercices',
  rounds: 'Rounds',
  newName: (name) => `Nouveau : ${name}`,
  fillEmpty: (count) =>
    plural(count, {
      one: 'Utiliser cette vidéo pour # exercice sans vidéo de pause active',
      other: 'Utiliser ces vidéos pour # exercices sans vidéo de pause active',
    }),
  replaceShown: (count) =>
    plural(count, {
      one: '# exercice ou round utilise un autre fichier : le remplacer par celui-ci',
      other: '# exercices ou rounds utilisent d’autres fichiers : les remplacer par ceux-ci',
    }),
  saveNames: 'Utiliser ces noms',
  replace: 'Remplacer…',
  replacing: 'Nouveau fichier',
  replaceFile: 'Choisir un nouveau fichier',
  sureReplace: (name: string, file: string) =>
    `Remplacer le fichier de « ${name} » par « ${file} » ?`,
  replaceUnused:
    'Il n’est utilisé nulle part pour l’instant. Son nom, ses étiquettes et son lien ne changent pas.',
  replaceUses: (uses: number, walls: number) =>
    `${plural(uses, { one: 'Utilisé à # endroit', many: 'Utilisé à # endroits', other: 'Utilisé à # endroits' })}, ${walls === 0 ? 'sur aucun écran en ce moment' : plural(walls, { one: 'sur # écran en ce moment', many: 'sur # écrans en ce moment', other: 'sur # écrans en ce moment' })}. Tous afficheront le nouveau fichier. Son nom, ses étiquettes et son lien ne changent pas.`,
  replaceNow: 'Remplacer',
  replaced: 'Fichier remplacé. Les écrans se mettent à jour aussitôt.',
  replaceSame: 'Il a déjà ce fichier. Rien n’a été envoyé.',
  told: {
    chosen: (count) =>
      plural(count, { one: '# fichier a été choisi.', other: '# fichiers ont été choisis.' }),
    share: (here, of) => `${here} fichiers sur ${of} envoyés.`,
    over: (here, refused) =>
      `Envoi terminé : ${here} dans la médiathèque` +
      (refused > 0 ? `, ${String(refused)} en échec.` : '.'),
  },
}

export default fr
