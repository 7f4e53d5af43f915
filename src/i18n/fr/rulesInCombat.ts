import type { Messages } from '../messages.ts';

/** 1-48COMBAT of 2009: set-up, rounds, victory and what is no attack. */
export const combat: Messages['rulesIn']['combat'] = {
  'SETUP-3': { text: 'Une force ne contient qu’un personnage de chaque type.' },
  'SETUP-8': { text: 'Les deux camps commencent avec 12 pions Action, ceux de la première manche.' },
  'SETUP-14': {
    text: 'Une carte indique nom, rôle, points et armée, ce que peut faire le personnage en une manche, ses armes avec leurs tirs et leurs dés, et a un côté blessé.',
  },
  'TURN-1': {
    title: 'Des manches de plusieurs tours',
    text: 'La partie va par manches ; dans chacune les deux camps jouent tour à tour jusqu’à ce que les pions des deux soient dépensés.',
  },
  'TURN-2': {
    title: 'Initiative',
    text: 'Au début de chaque manche, les deux misent des pions, autant qu’ils veulent, et lancent un dé ; chaque pion ajoute un point, et le plus haut commence.',
  },
  'TURN-3': {
    text: 'Un camp reçoit 12 pions Action par manche ; ce qu’il en reste ne passe pas à la suivante.',
  },
  'TURN-4': {
    title: 'Pas de réserve',
    text: 'Rien ne se garde : les pions ne durent que leur manche.',
  },
  'TURN-5': {
    title: 'Limite de dépense',
    text: 'Un camp dépense 6 pions au plus en un de ses tours ; quand l’autre camp n’en a plus, il n’y a plus de limite.',
  },
  'TURN-6': {
    title: 'Jusqu’au dernier pion',
    text: 'Une manche dure jusqu’à ce que les pions des deux soient dépensés ; on ne passe pas tant que quelque chose peut être fait.',
  },
  'TURN-7': {
    text: 'Un personnage ne fait pas plus d’actions par manche que sa carte n’en permet, sauf avec l’aide d’un chef.',
  },
  'TURN-8': { text: 'Seulement ce qu’indique sa carte ; les attaques et À Terre ! sont ouvertes à tous.' },
  'TURN-10': {
    text: 'Un pion dépensé est posé sur la carte du personnage jusqu’à la fin de la manche.',
  },
  'TURN-11': {
    text: 'Un camp sans pions n’a plus de tour dans la manche ; l’autre continue jusqu’à ne plus en avoir non plus.',
  },
  'TURN-12': { text: 'Hors de votre tour, les pions servent à se mettre à terre et aux tirs Target.' },
  'WIN-1': {
    text: 'Vous l’emportez dès que la moitié des personnages ennemis, ou plus, est éliminée.',
  },
  // Attacks and taking cover in 1-48COMBAT.
  'FIRE-1': {
    text: 'Nommez le tireur, un ennemi qu’il a en vue et le nombre de tirs ; chacun d’eux coûte un pion.',
  },
  'FIRE-3': {
    text: 'Un dé touche sur 4 ou plus à découvert et sur 5 ou plus à couvert ; une cible à terre face à ce tireur ajoute un point.',
  },
  'FIRE-5': {
    text: 'Deux six parmi les dés d’un même tir éliminent aussitôt la cible, même si plusieurs tirs sont lancés ensemble.',
  },
  'FIRE-7': {
    title: 'Tirs lancés ensemble',
    text: 'Les tirs d’une action s’achètent et se lancent ensemble, et font une blessure au plus.',
  },
  'FIRE-9': {
    text: 'Déclarer les tirs, avec Viser si on le veut, puis la cible peut se mettre à terre, puis tous les dés sont lancés.',
  },
  'FIRE-10': {
    text: 'Pas dit, et n’arrive jamais : à couvert et à terre à la fois, il faut un 6.',
  },
  'ATK-1': { text: 'Tir, grenade et Corps à Corps sont des attaques.' },
  'AIM-1': {
    text: 'Un pion de plus ajoute les dés de Viser de l’arme au premier tir, une fois par tour.',
  },
  'AIM-2': {
    title: 'Viser en mouvement',
    text: 'Pas interdit : le tir d’un Tir d’Assaut peut aussi être visé.',
  },
  'MF-1': {
    text: 'Un pion paie un mouvement plus court avec un tir avant, après ou à un point quelconque du trajet.',
  },
  'TC-1': { text: 'Un pion, et seulement quand on vous tire dessus.' },
  'TC-2': {
    text: 'Il faut un point de plus pour toucher, au seul ennemi face à qui l’on s’est mis à terre, en plus de ce que donne le terrain.',
  },
  'TC-3': { text: 'L’effet dure ce tour et ne vaut que contre ce seul tireur.' },
  'TC-4': { text: 'On ne peut pas se mettre à terre face à un tir venu de 5u ou moins.' },
  'TC-5': {
    title: 'Où nul ne se met à terre',
    text: 'Personne ne peut se mettre à terre en réponse à une grenade ou à un tir Target.',
  },
  'GREN-2': {
    text: 'Une grenade se jette à 10u au plus, et par-delà une obstruction à 5u au plus.',
  },
  'GREN-3': {
    text: 'Jusqu’à 5u le lanceur n’a pas besoin de voir le point ; au-delà aucune obstruction ne doit s’interposer.',
  },
  'GREN-4': { text: 'Tout lancer peut se disperser.' },
  'GREN-5': {
    text: 'Un dé décide : 5 ou 6 tombe juste, 3 ou 4 déplace le marqueur de 1u au plus, 1 ou 2 de 2u au plus.',
  },
  'GREN-9': {
    text: 'Une réussite ou plus blesse l’un de ceux qui sont dans l’explosion ; deux six les blessent tous, trois les éliminent tous.',
  },
  'GREN-10': {
    text: 'Inutile : le lanceur choisit à qui va une blessure unique, ou tous sont blessés.',
  },
  'H2H-3': {
    title: 'L’un frappe, puis l’autre',
    text: 'L’attaquant lance d’abord ; qui est encore en jeu riposte, et ainsi de suite jusqu’à une élimination.',
  },
  'H2H-4': { text: 'Chaque réussite est une blessure, et une carte retournée compte aussitôt.' },
  'H2H-5': {
    text: 'Pas dit ; ici les Corps à Corps se règlent l’un après l’autre, dans l’ordre des contacts.',
  },
  'OF-1': {
    title: 'Poser un marqueur Target',
    text: 'Un pion place un marqueur Target sur n’importe quel point que voit le personnage.',
  },
  'OF-4': {
    text: 'C’est un tir unique au prix de tout autre : un pion et une des actions de la carte. On peut le décliner.',
  },
  'OF-8': {
    text: 'Pas dit ; ici le marqueur d’un personnage sous suppression reste, mais ne donne pas de tir.',
  },
  'SF-1': {
    text: 'Un pion place un marqueur sur n’importe quel point en vue ; officiers, sous-officiers et mitrailleurs peuvent le faire.',
  },
  'SF-2': {
    text: 'Une mitrailleuse suffit seule ; un officier ou un sous-officier a besoin d’amis à 5u au plus qui tirent avec lui.',
  },
  'SF-3': { text: 'Les amis à 5u au plus du chef se joignent au tir pour un pion chacun.' },
  'SF-4': {
    text: 'Un personnage dans la zone du marqueur et en vue d’un de ceux qui y tirent n’attaque pas ce tour, Corps à Corps compris, sauf grenades de près.',
  },
  'SF-7': {
    text: 'Un personnage cesse de tirer à la fin de la manche, s’il est blessé, éliminé ou fait autre chose.',
  },
  'SF-9': {
    text: 'Au début de ses tours le camp lance un dé par tireur ; chaque 6 blesse un personnage dans la zone du marqueur, que le camp choisit.',
  },
  'WOUND-2': {
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’à la fin de la manche.',
  },
  'WOUND-4': {
    text: 'Une deuxième blessure, un headshot ou une explosion avec trois six élimine un personnage.',
  },
  'CMD-2': {
    text: 'Le Commandement du chef est une réserve d’actions supplémentaires par manche, partagée entre les amis à portée.',
  },
  'LOS-5': {
    text: 'Une cible qu’un couvert cache en partie est à couvert aussi ; seule celle dont le socle entier est vu est à découvert.',
  },
  // Our rulings for 1-48COMBAT.
  R03: {
    text: 'Chaque camp mise pendant que l’autre ne regarde pas, les deux mises se révèlent ensemble, et une égalité se relance.',
  },
  R05: {
    text: 'On ne passe pas tant qu’une action est possible. La manche finit quand aucun camp ne peut plus rien dépenser, et ce qui reste est perdu.',
  },
  R14: {
    text: 'Tous les tirs d’une action s’achètent d’un coup, Viser avec eux, et font une blessure au plus ; un headshot demande deux six d’un même tir.',
  },
  R22: { text: 'Le lanceur choisit parmi ceux qui sont dans l’explosion.' },
  R31: {
    title: 'Le Commandement en réserve',
    text: 'La valeur est une réserve d’actions supplémentaires par manche, partagée entre tous les amis.',
  },
  R47: {
    text: 'Le chef tire aussi. Sans mitrailleuse, d’autres à 5u au plus commencent avec lui ou se joignent plus tard, chacun payant un pion.',
  },
  R55: {
    text: 'Une obstruction bloque ; sinon la cible est à couvert dès qu’une obstruction ou un couvert en cache une partie.',
  },
  R74: {
    text: 'Un tir Target coûte un pion et une des actions de la carte, un pion de plus pour Viser, et peut être décliné.',
  },
  R75: {
    text: 'La cible est à couvert sauf si son socle entier est vu, derrière un couvert comme derrière une obstruction.',
  },
  R77: {
    title: 'Sous suppression : vu par qui, et après',
    text: 'En vue d’un tireur quelconque du marqueur. Un personnage sous suppression ne se déplace pas au contact, mais riposte si on l’attaque.',
  },
  R137: {
    title: 'À terre et headshot',
    text: 'Les dés comptent tels quels : un double 6 naturel est un headshot même contre une cible à terre.',
  },
};
