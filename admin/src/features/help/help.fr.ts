import type { HelpWords } from './help.en.ts'

const fr: HelpWords = {
  help: 'Aide',
  setUp: 'Installation',
  setUpWhy: 'Du portail de la franchise aux entraînements sur chaque écran, en six étapes.',
  steps: [
    {
      title: 'Connectez-vous au portail',
      text: 'Utilisez votre courriel et votre mot de passe du portail de la franchise.',
    },
    {
      title: 'Onglet Services',
      text: 'Ouvrez l’onglet Services et choisissez la console. Vous êtes connecté automatiquement.',
    },
    { title: 'Mes salles', text: 'Ouvrez Mes salles dans le menu et choisissez la vôtre.' },
    {
      title: 'Allumez les écrans',
      text: 'Commencez par le Round 1 et réglez la source sur HDMI. Notez le code affiché sur chaque écran.',
    },
    {
      title: 'Modifiez une salle pour atteindre Écrans',
      text: 'Le tableau des écrans a une ligne par round.',
    },
    {
      title: 'Saisissez le code et associez',
      text: 'Ouvrez un écran, saisissez son code dans Code d’association, cliquez sur Associer, puis Retour.',
    },
  ],
  appears: 'Les entraînements devraient apparaître sous 60 à 90 secondes.',
  notes: 'Remarques',
  noteList: [
    'Laissez le téléviseur en paysage. Le PC fait pivoter l’image automatiquement.',
    'Utilisez toujours le port HDMI 1.',
    'Si un écran ne fonctionne pas bien, redémarrez d’abord le mini-PC.',
    'Pour ouvrir un ticket, écrivez à l’assistance par courriel.',
    'L’équipement est vendu par notre partenaire. Demandez l’adresse à l’assistance.',
    'Un sac déchiré ? Signalez-le hors service sous Matériel, sur la télécommande. Dès la prochaine cloche, les écrans affichent des exercices de remplacement jusqu’à son retour ou la fin de la journée.',
    'Un message pour tous ? Sous Annonces, choisissez Nouvelle annonce. Les écrans l’affichent en bannière aussi longtemps que vous le voulez. Urgence ou exercice… couvre aussitôt tout l’écran.',
    'Des membres malvoyants ? Demandez au siège d’activer Des pages au lieu du défilement pour un écran. Les longs textes s’affichent alors page par page.',
  ],
  troubleshooting: 'Dépannage',
  troubles: [
    {
      title: 'Écran noir',
      text: 'Vérifiez que le téléviseur est allumé et réglé sur HDMI 1, et que le voyant du mini-PC est allumé. Puis redémarrez le mini-PC.',
    },
    {
      title: 'Mauvais entraînement',
      text: 'Utilisez le bouton Actualiser de l’écran et attendez au moins 60 secondes. Vérifiez que son code a été saisi pour le bon écran. Si le problème persiste, éteignez puis rallumez le mini-PC.',
    },
    {
      title: 'Écran blanc',
      text: 'Attendez deux minutes : l’écran charge peut-être. Utilisez ensuite Rechargement complet sur le club. Si cela ne suffit pas, redémarrez le mini-PC.',
    },
    {
      title: 'Démarre sur un écran du système',
      text: 'Appuyez une fois sur le bouton d’alimentation du mini-PC, attendez qu’il s’éteigne, puis rallumez-le. Si cela se reproduit, écrivez à l’assistance.',
    },
    {
      title: 'Mauvaise taille ou orientation',
      text: 'Réglez le téléviseur en paysage et la taille d’image sur « Just scan » ou 16:9. Puis redémarrez le mini-PC, qui fait pivoter l’image.',
    },
    {
      title: 'Round faux ou en double',
      text: 'Ouvrez les deux écrans dans la console et dissociez-les. Associez ensuite chacun avec le code qu’il affiche.',
    },
  ],
  support: 'Assistance',
  supportWhy: 'Indiquez le club, le round et ce qu’affiche l’écran. Une photo aide.',
  supportWhat: 'l’adresse de l’assistance',
  write: (email) => `Écrire à ${email}`,
  shortcuts: 'Raccourcis clavier',
  shortcutList: [
    { keys: 'Ctrl K', text: 'Rechercher ou aller n’importe où (Cmd K sur Mac)' },
    { keys: '/', text: 'Aller au champ de recherche' },
    { keys: '↑ ↓', text: 'Déplacer un exercice, quand sa poignée a le focus' },
    { keys: 'Esc', text: 'Fermer un dialogue ou un menu' },
  ],
}

export default fr
