const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** After these a command begins, as at the start of a line. */
export const KEYWORDS = words('if then elif else fi while until do done esac ! { } [[ ]] function')

/** After these come a name and `in`. */
export const LOOPS = words('for case select')

/** Commands whose argument is a command. */
export const PREFIXES = words('sudo doas env time exec nohup xargs command builtin watch npx bunx pnpx')

/** How many words after a command are a part of its name, as in `git commit` and `aws s3 cp`. */
export const SUBCOMMANDS: ReadonlyMap<string, number> = new Map([
  ...spread(
    1,
    `apk apt apt-get brew bun bundle cargo choco composer conda crictl deno dnf dotnet flyctl gem git go gradle heroku
    helm kubectl make minikube mix mvn netlify npm openssl pip pip3 pipenv pipx pnpm podman poetry portalgen pulumi rails
    rustup sam scoop serverless snap stripe svn systemctl task terraform tofu uv vault vercel winget yarn yum`,
  ),
  ...spread(2, 'aws az docker doctl gcloud gh glab oc wrangler'),
])

function spread(count: number, text: string): [string, number][] {
  return [...words(text)].map((word) => [word, count])
}
