/** The root of the work tree, from any folder of it, for hosts that do not name it to a hook. */
export const ROOT_BY_GIT = '"$(git rev-parse --show-toplevel)"/';
