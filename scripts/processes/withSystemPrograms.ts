/** The environment with the folders of system programs in PATH: an ordinary user's may lack sbin, where mariadbd is. */
export function withSystemPrograms(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...env, PATH: [env.PATH, '/usr/local/sbin', '/usr/sbin', '/sbin'].filter(Boolean).join(':') };
}
