import { pluralIn } from '../../shared/i18n/plural.ts'
import type { WorkoutWords } from './workouts.en.ts'

const plural = pluralIn('fr')

const fr: WorkoutWords = {
  rounds: 'Rounds',
  round: (number) => `Round ${String(number)}`,
  subject: 'entraînements',
  theWorkout: 'cet entraînement',
  thing: 'entraînement',
  none: 'Aucun entraînement trouvé',
  noneYet:
    'Ajoutez le premier entraînement de ce round : un nom, ses dates et jusqu’à trois exercices.',
  add: 'Ajouter',
  addWorkout: 'Ajouter un entraînement',
  name: 'Nom',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  routineCount: 'Nombre d’exercices',
  created: 'Créé le',
  updatedAt: 'Modifié le',
  noRoutines: 'Aucun exercice',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  duplicate: (name) => `Dupliquer ${name}`,
  duplicateShort: 'Dupliquer',
  more: (name) => `Autres actions pour ${name}`,
  languages: 'Langues',
  preview: 'Aperçu avec la vidéo normale',
  previewLocker: 'Aperçu avec la vidéo du portail de la franchise (vestiaire)',
  openStage: 'Ouvrir dans un nouvel onglet',
  requiresPortrait: 'Nécessite un écran en mode portrait',
  sureDelete: (name) => `Voulez-vous vraiment supprimer l’entraînement « ${name} » ?`,
  sureEmpty: (name) =>
    `Voulez-vous vraiment enregistrer l’entraînement « ${name} » sans exercices ?`,
  onWalls: (walls, locations) =>
    walls === 0
      ? 'Aucun écran ne l’affiche en ce moment.'
      : `${plural(walls, { one: '# écran l’affiche', other: '# écrans l’affichent' })} en ce moment, dans ${plural(locations, { one: '# club', other: '# clubs' })}.`,
  wallsUnknown: 'Impossible de vérifier quels écrans l’affichent.',
  restored: (name) => `Entraînement restauré : ${name}`,
  deleted: (name) => `Entraînement supprimé : ${name}`,
  added: (name) => `Entraînement ajouté : ${name}`,
  updated: (name) => `Entraînement modifié : ${name}`,
  onAirIn: (name, gyms) =>
    `« ${name} » est affiché en ce moment sur les écrans de ${plural(gyms, { one: '# club', other: '# clubs' })}.`,
  onAirUnknown: (name) =>
    `« ${name} » est peut-être affiché en ce moment. Impossible de vérifier dans quels clubs.`,
  onAirSaved: 'Ils afficheront vos modifications d’ici quelques secondes.',
  onAirTakenBack:
    'D’ici quelques secondes, ils afficheront l’autre entraînement du round pour ce jour. S’il n’y en a pas, ils afficheront « Veuillez contacter le soutien technique. »',
  state: 'État',
  ofDay: (day) => `Le ${day}`,
  states: {
    now: 'À l’écran',
    coming: 'À venir',
    past: 'Passé',
    draft: 'Brouillon',
    hidden: 'Pas affiché aujourd’hui',
  },
  published: 'Publié',
  draftMeans: 'Les écrans ne l’afficheront qu’une fois publié.',
  saveDraft: 'Enregistrer comme brouillon',
  publish: 'Publier',
  takeBack: 'Remettre en brouillon',
  publishNeedsRoutine: 'Ajoutez un exercice pour le publier.',
  newTitle: 'Nouvel entraînement',
  workout: 'Entraînement',
  subHeader: 'En-tête du contenu',
  subHeaderHint: 'Défile à l’écran s’il dépasse 24 caractères.',
  scrollsHorizontally: 'Défile horizontalement.',
  validEndDate: 'Veuillez entrer une date de fin valide.',
  endBeforeStart:
    'Vérifiez les exigences du formulaire et réessayez. La date de fin de l’entraînement ne peut pas précéder la date de début.',
  endHint: 'Affiché jusqu’à la fin de cette journée.',
  routines: 'Exercices',
  routinesWhy: 'Trois au plus, numérotés dans cet ordre à l’écran.',
  noRoutine: 'Assurez-vous que votre entraînement comporte au moins un exercice',
  addRoutine: 'Ajouter un exercice',
  item: (step) => `ITEM ${String(step)}`,
  step: 'Étape',
  text: 'Texte',
  textOf: (step) => `Texte de l’étape ${String(step)}`,
  scrollsVertically: 'Défile verticalement.',
  scrollsOnWalls:
    'Trop long pour les écrans avec minuteur pendant qu’ils annoncent la suite. Il y défilera.',
  turnsPages:
    'Trop long pour tenir ensemble sur les écrans avec minuteur. Ils affichent chaque étape à tour de rôle, pendant 8 secondes.',
  video: 'Lien de la vidéo',
  videoOf: (step) => `Lien de la vidéo de l’étape ${String(step)}`,
  lrVideo: 'Lien de la vidéo du vestiaire',
  lrVideoOf: (step) => `Lien de la vidéo du vestiaire de l’étape ${String(step)}`,
  linkHint: 'https://… ou /media/…',
  moveStep: (step) =>
    `Déplacer l’étape ${String(step)} : faites-la glisser ou utilisez les flèches haut et bas`,
  moveUp: (step) => `Monter l’étape ${String(step)}`,
  moveDown: (step) => `Descendre l’étape ${String(step)}`,
  moved: (from, to) => `L’étape ${String(from)} est maintenant l’étape ${String(to)}.`,
  removeStep: (step) => `Supprimer l’étape ${String(step)}`,
  sureDeleteRoutine: (step) =>
    `Voulez-vous vraiment supprimer l’exercice « ITEM ${String(step)} » ?`,
  addedRoutine: (names) => `Exercice ajouté : ${names}`,
  updatedRoutine: (names) => `Exercice modifié : ${names}`,
  deletedRoutine: (names) => `Exercice supprimé : ${names}`,
  onTheWall: 'Sur les écrans',
  noRoutineNoWall: 'Ajoutez un exercice pour voir l’aperçu.',
  wallLanguage: 'Langue de l’écran',
  livePreview: 'Aperçu de l’écran en direct',
  showPreview: 'Lancer l’aperçu',
  hidePreview: 'Arrêter l’aperçu',
  lockerRoom: 'Vidéos du vestiaire',
  previewWaits: 'Ajoutez un exercice pour voir l’aperçu.',
  addProblem: 'l’entraînement',
  routinesOf: (count) => plural(count, { one: '# exercice', other: '# exercices' }),
}

export default fr
