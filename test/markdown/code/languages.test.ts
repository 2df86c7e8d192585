import { expect, test } from 'vitest'
import { coloured } from './coloured.ts'

/** A sample of each language: what is written, and what it is seen as. */
const SAMPLES: [language: string, lines: string[], seen: string[]][] = [
  [
    'js',
    [
      'const list = async ({ limit = 20 }) => {',
      `  const r = await fetch(\`/offers?limit=\${limit}\`, { headers: { "x-key": 1, accept } })`,
      '  return r.ok ? r.json() : undefined // none',
      '}',
    ],
    [
      'keyword‹const› list = keyword‹async› ({ variable‹limit› = constant‹20› }) => {',
      `  keyword‹const› r = keyword‹await› function‹fetch›(string‹\`/offers?limit=›\${variable‹limit›}string‹\`›, { property‹headers›: { property‹"x-key"›: constant‹1›, property‹accept› } })`,
      '  keyword‹return› r.ok ? r.function‹json›() : constant‹undefined› comment‹// none›',
      '}',
    ],
  ],
  [
    'ts',
    [
      'export class Client<T> implements Api {',
      '  private id?: string',
      '  async get(id: string): Promise<T | null> {}',
      '}',
    ],
    [
      'keyword‹export class› type‹Client›<type‹T›> keyword‹implements› type‹Api› {',
      '  keyword‹private› property‹id›?: type‹string›',
      '  keyword‹async› function‹get›(variable‹id›: type‹string›): type‹Promise›<type‹T› | constant‹null›> {}',
      '}',
    ],
  ],
  [
    'tsx',
    ['const App = (props: Props) => <Card title="x" open>{props.name}</Card>'],
    [
      'keyword‹const› App = (variable‹props›: type‹Props›) => <type‹Card› property‹title›=string‹"x"› property‹open›>{props.name}</type‹Card›>',
    ],
  ],
  [
    'json',
    ['{ "id": "a\\"b", "open": true, "n": [-1.5e3, null] } // see below'],
    [
      '{ property‹"id"›: string‹"a\\"b"›, property‹"open"›: constant‹true›, property‹"n"›: [constant‹-1.5e3›, constant‹null›] } comment‹// see below›',
    ],
  ],
  [
    'json5',
    ["{ id: 'x', /* two", 'lines */ list: [1,], }'],
    ["{ property‹id›: string‹'x'›, comment‹/* two›", 'comment‹lines */› property‹list›: [constant‹1›,], }'],
  ],
  [
    'python',
    [
      '@cached',
      'def f(self, limit: int = 20) -> str:',
      '    """Lists."""',
      '    return get(f"/x/{limit}", headers={"a": 1}, timeout=None)  # soon',
    ],
    [
      'meta‹@cached›',
      'keyword‹def› function‹f›(variable‹self›, variable‹limit›: type‹int› = constant‹20›) -> type‹str›:',
      '    string‹"""Lists."""›',
      '    keyword‹return› function‹get›(string‹f"/x/›{variable‹limit›}string‹"›, property‹headers›={property‹"a"›: constant‹1›}, property‹timeout›=constant‹None›)  comment‹# soon›',
    ],
  ],
  [
    'html',
    ['<a href="/x" class=b>&amp;</a><!-- c --><script>let a</script>'],
    [
      '<type‹a› property‹href›=string‹"/x"› property‹class›=string‹b›>string‹&amp;›</type‹a›>comment‹<!-- c -->›<type‹script›>keyword‹let› a</type‹script›>',
    ],
  ],
  [
    'css',
    ['.a > b:hover { color: var(--ink); margin: 0 10px } /* c */'],
    [
      '.type‹a› > type‹b›:type‹hover› { property‹color›: function‹var›(variable‹--ink›); property‹margin›: constant‹0 10px› } comment‹/* c */›',
    ],
  ],
  [
    'scss',
    ['$ink: #000; .a { @include foo($ink); }'],
    ['variable‹$ink›: constant‹#000›; .type‹a› { keyword‹@include› function‹foo›(variable‹$ink›); }'],
  ],
  ['xml', ['<a:b xmlns:a="x">t &lt;</a:b>'], ['<type‹a:b› property‹xmlns:a›=string‹"x"›>t string‹&lt;›</type‹a:b›>']],
  [
    'yaml',
    ['on: true', 'list: [a, "b", 1.5] # c', 'text: |', '  more', 'base: &x { y: ~ }'],
    [
      'property‹on›: constant‹true›',
      'property‹list›: [string‹a›, string‹"b"›, constant‹1.5›] comment‹# c›',
      'property‹text›: string‹|›',
      '  string‹more›',
      'property‹base›: meta‹&x› { property‹y›: constant‹~› }',
    ],
  ],
  [
    'java',
    [
      '@Get("/x")',
      'public List<Offer> find(String id) throws IOException {',
      '  return Http.send(new Request(id, 10L)); // c',
      '}',
    ],
    [
      'meta‹@Get›(string‹"/x"›)',
      'keyword‹public› type‹List›<type‹Offer›> function‹find›(type‹String› variable‹id›) keyword‹throws› IOException {',
      '  keyword‹return› type‹Http›.function‹send›(keyword‹new› type‹Request›(id, constant‹10L›)); comment‹// c›',
      '}',
    ],
  ],
  [
    'c',
    ['#include <stdio.h>', 'int main(int argc, char **argv) { return puts("x"); }'],
    [
      'meta‹#include› string‹<stdio.h>›',
      'type‹int› function‹main›(type‹int› variable‹argc›, type‹char› **variable‹argv›) { keyword‹return› function‹puts›(string‹"x"›); }',
    ],
  ],
  [
    'cpp',
    ['std::vector<int> xs{1};', 'auto f(const T& v) -> bool { return v.ok() && nullptr; }'],
    [
      'std::type‹vector›<type‹int›> xs{constant‹1›};',
      'keyword‹auto› function‹f›(keyword‹const› type‹T›& variable‹v›) -> type‹bool› { keyword‹return› v.function‹ok›() && constant‹nullptr›; }',
    ],
  ],
  [
    'rust',
    ['fn f(id: &str) -> Option<u8> {', '    let x = Some(1).map(|a| a + 1)?; // c', '    println!("{x}")', '}'],
    [
      'keyword‹fn› function‹f›(variable‹id›: &type‹str›) -> type‹Option›<type‹u8›> {',
      '    keyword‹let› x = function‹Some›(constant‹1›).function‹map›(|variable‹a›| a + constant‹1›)?; comment‹// c›',
      '    function‹println!›(string‹"{x}"›)',
      '}',
    ],
  ],
  [
    'go',
    [
      'type Offer struct { ID string }',
      'func (c *Client) Get(id string) error {',
      '\tr, err := http.Get("/x" + id) // c',
      '\treturn nil',
      '}',
    ],
    [
      'keyword‹type› type‹Offer› keyword‹struct› { property‹ID› type‹string› }',
      'keyword‹func› (variable‹c› keyword‹*›type‹Client›) function‹Get›(variable‹id› type‹string›) type‹error› {',
      '\tr, err := http.function‹Get›(string‹"/x"› + id) comment‹// c›',
      '\tkeyword‹return› constant‹nil›',
      '}',
    ],
  ],
  [
    'php',
    [
      '$offers = $client->get("/x/$id", [\'limit\' => 20]);',
      'function f(?int $n = null): string { return new Foo(); } // c',
    ],
    [
      '$offers = $client->function‹get›(string‹"/x/›variable‹$id›string‹"›, [property‹\'limit\'› => constant‹20›]);',
      'keyword‹function› function‹f›(?type‹int› variable‹$n› = constant‹null›): type‹string› { keyword‹return new› type‹Foo›(); } comment‹// c›',
    ],
  ],
  [
    'markdown',
    ['# Title', 'Some `code` and [a link](https://x)', '- item'],
    ['keyword‹# Title›', 'Some string‹`code`› and link‹[a link](https://x)›', 'meta‹-› item'],
  ],
  [
    'csharp',
    ['public async Task<Offer> Get(string id) => await _http.Send<Offer>($"/x/{id}", 10); // c'],
    [
      'keyword‹public async› type‹Task›<type‹Offer›> function‹Get›(type‹string› id) => keyword‹await› _http.function‹Send›<type‹Offer›>($string‹"/x/{id}"›, constant‹10›); comment‹// c›',
    ],
  ],
  [
    'kotlin',
    ['suspend fun get(id: String): Offer? = client.get("/x/$id") // c'],
    ['keyword‹suspend fun get›(id: type‹String›): type‹Offer›? = client.function‹get›(string‹"/x/$id"›) comment‹// c›'],
  ],
  [
    'scala',
    ['case class Offer(id: String, n: Option[Int] = None) // c'],
    ['keyword‹case class› function‹Offer›(id: type‹String›, n: type‹Option›[type‹Int›] = type‹None›) comment‹// c›'],
  ],
  [
    'dart',
    ["Future<void> main() async { print('x'); } // c"],
    ["type‹Future›<type‹void›> function‹main›() keyword‹async› { function‹print›(string‹'x'›); } comment‹// c›"],
  ],
  [
    'objective-c',
    ['@interface Foo : NSObject', '- (void)go:(NSString *)x { [self go:@"y"]; } // c'],
    [
      'keyword‹@interface› type‹Foo› : type‹NSObject›',
      '- (type‹void›)go:(type‹NSString› *)x { [keyword‹self› go:@string‹"y"›]; } comment‹// c›',
    ],
  ],
  [
    'groovy',
    ['def x = [a: 1]', 'implementation("y") // c'],
    ['keyword‹def› x = [property‹a:› constant‹1›]', 'function‹implementation›(string‹"y"›) comment‹// c›'],
  ],
  [
    'swift',
    ['func load(_ id: String) async throws -> [Offer] { return try decode("x", 1) } // c'],
    [
      'keyword‹func› function‹load›(constant‹_› id: type‹String›) keyword‹async throws› -> [type‹Offer›] { keyword‹return try› function‹decode›(string‹"x"›, constant‹1›) } comment‹// c›',
    ],
  ],
  [
    'ruby',
    ['def get(id)', '  puts "x #{id}", :open, nil # c', 'end'],
    [
      'keyword‹def› function‹get›(id)',
      '  puts string‹"x #{›idstring‹}"›, constant‹:open›, constant‹nil› comment‹# c›',
      'keyword‹end›',
    ],
  ],
  [
    'powershell',
    ['$r = Invoke-RestMethod -Uri "https://x/$id" # c', 'if ($r -gt 10) { return $true }'],
    [
      'variable‹$r› = function‹Invoke-RestMethod› -property‹Uri› string‹"https://x/›variable‹$id›string‹"› comment‹# c›',
      'keyword‹if› (variable‹$r› -gt constant‹10›) { keyword‹return› constant‹$true› }',
    ],
  ],
  [
    'sql',
    ["SELECT id, COUNT(*) FROM offers WHERE status = 'open' AND n > 1 -- c", 'CREATE TABLE t (id INT NULL)'],
    [
      "keyword‹SELECT› id, keyword‹COUNT›(*) keyword‹FROM› offers keyword‹WHERE› status = string‹'open'› keyword‹AND› n > constant‹1› comment‹-- c›",
      'keyword‹CREATE TABLE› t (id type‹INT› constant‹NULL›)',
    ],
  ],
  [
    'toml',
    ['[package]', 'name = "x" # c', 'open = true'],
    ['type‹[package]›', 'property‹name› = string‹"x"› comment‹# c›', 'property‹open› = constant‹true›'],
  ],
  ['ini', ['; c', '[section]', 'key = value'], ['comment‹; c›', 'type‹[section]›', 'property‹key› = string‹value›']],
  [
    'dockerfile',
    ['FROM node:20 AS build', 'RUN npm ci', '# c', 'CMD ["node"]'],
    ['keyword‹FROM› node:20 keyword‹AS› build', 'keyword‹RUN› npm ci', 'comment‹# c›', 'keyword‹CMD› [string‹"node"›]'],
  ],
  [
    'nginx',
    ['location / { proxy_pass http://x/$1; } # c'],
    ['keyword‹location› / { keyword‹proxy_pass http›://x/$1; } comment‹# c›'],
  ],
  ['diff', ['@@ -1 +1 @@', '-old', '+new', ' same'], ['meta‹@@ -1 +1 @@›', 'deleted‹-old›', 'inserted‹+new›', ' same']],
  [
    'lua',
    ['local function f(a) return print("x", 1, nil) end -- c'],
    [
      'keyword‹local function› function‹f›(a) keyword‹return› function‹print›(string‹"x"›, constant‹1›, constant‹nil›) keyword‹end› comment‹-- c›',
    ],
  ],
  ['perl', ['my $x = get("y", 1); # c'], ['my $x = function‹get›(string‹"y"›, constant‹1›); comment‹# c›']],
  [
    'r',
    ['res <- GET("https://x", limit = 20) # c'],
    ['res <- function‹GET›(string‹"https://x"›, limit = constant‹20›) comment‹# c›'],
  ],
  [
    'julia',
    ['function f(x) return println("a", 1, true) end # c'],
    [
      'keyword‹function› function‹f›(x) keyword‹return› function‹println›(string‹"a"›, constant‹1›, constant‹true›) keyword‹end› comment‹# c›',
    ],
  ],
  [
    'haskell',
    ['f :: Int -> Maybe String -- c', 'f x = Just "a"'],
    ['f keyword‹::› type‹Int› keyword‹->› type‹Maybe String› comment‹-- c›', 'f x keyword‹=› type‹Just› string‹"a"›'],
  ],
  [
    'clojure',
    ['(defn f [x] (if (nil? x) {:a 1} "b")) ; c'],
    ['(keyword‹defn› f [x] (keyword‹if› (keyword‹nil?› x) {constant‹:a 1›} string‹"b"›)) comment‹; c›'],
  ],
  [
    'erlang',
    ['f(X) -> io:format("a~n", [X, true]). % c'],
    [
      'function‹f›(X) keyword‹->› type‹io›:function‹format(›string‹"a›constant‹~n›string‹"›, function‹[X›, constant‹true›function‹])›. comment‹% c›',
    ],
  ],
  [
    'protobuf',
    ['message Offer { string id = 1; } // c'],
    ['keyword‹message› type‹Offer› { keyword‹string› id = constant‹1›; } comment‹// c›'],
  ],
  ['cmake', [`set(A "b \${C}") # c`], [`function‹set›(A string‹"b› variable‹\${C}›string‹"›) comment‹# c›`]],
  [
    'less',
    ['@ink: #000; .a { color: @ink; } // c'],
    ['variable‹@ink›: constant‹#000›; type‹.a› { property‹color›: @ink; } comment‹// c›'],
  ],
  [
    'graphql',
    ['query Q($id: ID!) { offer(id: $id) { id } } # c'],
    ['keyword‹query› function‹Q›($id: type‹ID›keyword‹!›) { offer(id: $id) { id } } comment‹# c›'],
  ],
]

test.each(SAMPLES)('%s', async (language, lines, seen) => {
  expect(await coloured(language, ...lines)).toEqual(seen)
})

test('what no notation of JSON has is text, and what follows it is seen', async () => {
  expect(await coloured('json', '{ "a": @, é: ?, "b": ... }')).toEqual([
    '{ property‹"a"›: @, é: ?, property‹"b"›: ... }',
  ])
})
