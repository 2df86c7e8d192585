/** The workspace cannot be used as it was asked to: a missing root, an unreadable configuration, an unknown page. */
export class UsageError extends Error {}
