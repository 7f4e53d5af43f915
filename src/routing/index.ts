/** Routes over the table, planned: what the judge of `engine/movement` would let a base walk, and where it could come to. */
export { nearestPlace } from './nearestPlace.ts';
export { type LevelReach, type ReachArea, reach } from './reach.ts';
export { type Route, type RouteAnswer, route, routesFrom } from './route.ts';
