/** The command was called in a way that cannot work: a missing root, an unreadable configuration. */
export class UsageError extends Error {}
