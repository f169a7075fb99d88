@echo off
rem Field Marshal's launcher for Windows: finds a JDK, builds what is not built, runs.
rem ./fieldmarshal is its twin for Linux and macOS. Everything said here goes to standard error,
rem because standard output belongs to the command that is run.
setlocal EnableExtensions DisableDelayedExpansion

set "FM_LEAST=25"
set "FM_HOME=%~dp0"
if "%FM_HOME:~-1%"=="\" set "FM_HOME=%FM_HOME:~0,-1%"
set "FM_BUILT=%FM_HOME%\target\run"

set "FM_COMMAND=%~1"
if not defined FM_COMMAND set "FM_COMMAND=help"
if "%FM_COMMAND%"=="--help" set "FM_COMMAND=help"
if "%FM_COMMAND%"=="-h" set "FM_COMMAND=help"

rem What follows the first argument, for the commands that pass it on.
set "FM_REST="
for /f "tokens=1,* delims= " %%a in ("%*") do set "FM_REST=%%b"

if "%FM_COMMAND%"=="help" call :usage
call :find_jdk
if errorlevel 1 exit /b 1

if "%FM_COMMAND%"=="test" goto test
if "%FM_COMMAND%"=="format" goto format
if "%FM_COMMAND%"=="mutate" goto mutate
if "%FM_COMMAND%"=="bench" goto bench
if "%FM_COMMAND%"=="soak" goto soak
if "%FM_COMMAND%"=="fingerprint" goto fingerprint
if "%FM_COMMAND%"=="beside" goto beside
if "%FM_COMMAND%"=="versus" goto versus
if "%FM_COMMAND%"=="balance" goto balance
if "%FM_COMMAND%"=="campaign" goto campaign
if "%FM_COMMAND%"=="history" goto history
if "%FM_COMMAND%"=="tricks" goto tricks
if "%FM_COMMAND%"=="handovers" goto handovers
if "%FM_COMMAND%"=="chances" goto chances
if "%FM_COMMAND%"=="calibrate" goto calibrate
if "%FM_COMMAND%"=="play" goto play
if "%FM_COMMAND%"=="host" goto play
if "%FM_COMMAND%"=="screenshots" goto screenshots
if "%FM_COMMAND%"=="gallery" goto gallery
if "%FM_COMMAND%"=="clicks" goto clicks
if "%FM_COMMAND%"=="kills" goto kills
if "%FM_COMMAND%"=="figures" goto figures
goto umpire

:test
call :find_maven
if errorlevel 1 exit /b 1
call :maven -T2 --fail-at-end verify %FM_REST%
exit /b %ERRORLEVEL%

:format
call :find_maven
if errorlevel 1 exit /b 1
call :maven -q spotless:apply %FM_REST%
exit /b %ERRORLEVEL%

:mutate
call :find_maven
if errorlevel 1 exit /b 1
call :maven -Pmutate -pl games -am verify %FM_REST%
if errorlevel 1 exit /b 1
echo The report is games\target\pit-reports\index.html 1>&2
exit /b 0

:bench
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" org.openjdk.jmh.Main %FM_REST%
exit /b %ERRORLEVEL%

:soak
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Soak %FM_REST%
exit /b %ERRORLEVEL%

:fingerprint
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Fingerprint %FM_REST%
exit /b %ERRORLEVEL%

:beside
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Beside %FM_REST%
exit /b %ERRORLEVEL%

:versus
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Versus %FM_REST%
exit /b %ERRORLEVEL%

:balance
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Balance --file "%FM_HOME%\server\src\main\resources\fieldmarshal\server\balance.tsv" %FM_REST%
exit /b %ERRORLEVEL%

:campaign
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Campaign %FM_REST%
exit /b %ERRORLEVEL%

:history
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.History %FM_REST%
exit /b %ERRORLEVEL%

:handovers
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Handovers %FM_REST%
exit /b %ERRORLEVEL%

:tricks
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.tricks.TrickSeries %FM_REST%
exit /b %ERRORLEVEL%

:chances
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Chances --file "%FM_HOME%\bots\src\main\resources\fieldmarshal\bots\analysis\chances.tsv" %FM_REST%
exit /b %ERRORLEVEL%

:calibrate
call :build lab
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" -cp "%FM_LIBRARIES%\*" fieldmarshal.lab.Calibrate %FM_REST%
exit /b %ERRORLEVEL%

:play
call :build server
if errorlevel 1 exit /b 1
"%JAVA_HOME%\bin\java.exe" %FM_OPTIONS% -cp "%FM_LIBRARIES%\*" fieldmarshal.server.Main %*
exit /b %ERRORLEVEL%

:screenshots
call :find_maven
if errorlevel 1 exit /b 1
call :maven -q -pl browser -am test -Dtest=Screenshots %FM_REST%
if errorlevel 1 exit /b 1
echo The pictures are in docs\screens, whole ones in browser\target\screens 1>&2
exit /b 0

:gallery
call :find_maven
if errorlevel 1 exit /b 1
call :maven -q -pl browser -am test -Dtest=Gallery "-Dfieldmarshal.gallery=%FM_REST%"
if errorlevel 1 exit /b 1
echo The pictures, sheets of them and what the pages tell of faults are in browser\target\gallery 1>&2
exit /b 0

:clicks
call :find_maven
if errorlevel 1 exit /b 1
call :maven -q -pl browser -am test -Dtest=Clicks "-Dfieldmarshal.clicks=%FM_REST%"
exit /b %ERRORLEVEL%

:kills
call :find_maven
if errorlevel 1 exit /b 1
set FM_KILLS=100
if not "%FM_REST%"=="" set FM_KILLS=%FM_REST%
call :maven -q -pl server -am test -Dtest=KilledHostTest "-Dfieldmarshal.kills=%FM_KILLS%"
if errorlevel 1 exit /b 1
type "%FM_HOME%\server\target\kills.txt"
exit /b 0

:figures
call :find_maven
if errorlevel 1 exit /b 1
call :build server
if errorlevel 1 exit /b 1
call :maven -q -pl browser -am test -Dtest=Figures "-Dfieldmarshal.launcher=%FM_HOME%\fieldmarshal.cmd" %FM_REST%
if errorlevel 1 exit /b 1
type "%FM_HOME%\browser\target\figures.md"
exit /b 0

:umpire
call :build umpire
if errorlevel 1 exit /b 1
if "%FM_COMMAND%"=="help" goto umpire_help
"%JAVA_HOME%\bin\java.exe" %FM_OPTIONS% -cp "%FM_LIBRARIES%\*" fieldmarshal.umpire.Main %*
exit /b %ERRORLEVEL%

:umpire_help
"%JAVA_HOME%\bin\java.exe" %FM_OPTIONS% -cp "%FM_LIBRARIES%\*" fieldmarshal.umpire.Main --help
exit /b %ERRORLEVEL%

:usage
echo Field Marshal plays World War I operational board wargames by their full rules.
echo.
echo To work on it:
echo   fieldmarshal test     run all tests and checks (more arguments go to Maven)
echo   fieldmarshal format   format the Java sources
echo   fieldmarshal mutate   mutation tests over the rule chapters
echo   fieldmarshal bench    benchmarks (arguments go to JMH, such as a name or -l)
echo   fieldmarshal soak     long random play (arguments go to fieldmarshal.lab.Soak)
echo   fieldmarshal fingerprint   a hash of each of many games that a bot plays against itself
echo   fieldmarshal beside FOLDER   how many times as fast playouts are as those of the build in a folder
echo   fieldmarshal versus FOLDER   a bot of this build against one of the build in a folder
echo   fieldmarshal balance  how often each side wins, for the lobby (fieldmarshal.lab.Balance)
echo   fieldmarshal campaign how soon bots reach the Piave in Caporetto (fieldmarshal.lab.Campaign)
echo   fieldmarshal history  what happens in games of bots, beside history (fieldmarshal.lab.History)
echo   fieldmarshal handovers   how often a match goes to the other player
echo   fieldmarshal tricks   cheap tricks against a bot (fieldmarshal.lab.tricks.TrickSeries)
echo   fieldmarshal chances  fits the constants of the analysis to games of bots (fieldmarshal.lab.Chances)
echo   fieldmarshal calibrate     holds the chances that an analysis tells against what came of games
echo   fieldmarshal screenshots   the pictures of docs\screens, from a real browser
echo   fieldmarshal gallery       every panel of every game in every size by day and by night
echo   fieldmarshal clicks        whole games in a real browser, by mouse and keys, to the end
echo   fieldmarshal kills         kills a host while people play and counts what is lost
echo   fieldmarshal figures       how fast the table is, for docs\performance.md
echo   fieldmarshal help     this page
echo.
echo To play and to ask:
exit /b 0

rem --- the JDK --------------------------------------------------------------------------------

:find_jdk
set "FM_JDK="
if defined JAVA_HOME call :try "%JAVA_HOME%"
for %%j in (javac.exe) do if not "%%~$PATH:j"=="" call :try "%%~dp$PATH:j.."
for /d %%d in (
  "%ProgramFiles%\Eclipse Adoptium\*"
  "%ProgramFiles%\Java\*"
  "%ProgramFiles%\Microsoft\jdk*"
  "%ProgramFiles%\Zulu\*"
  "%ProgramFiles%\Amazon Corretto\*"
  "%ProgramFiles%\BellSoft\*"
  "%LocalAppData%\Programs\Eclipse Adoptium\*"
  "%UserProfile%\.jdks\*"
  "%UserProfile%\.sdkman\candidates\java\*"
  "%UserProfile%\scoop\apps\*jdk*"
) do (
  call :try "%%~d"
  call :try "%%~d\current"
)
if not defined FM_JDK (
  echo Field Marshal needs a Java Development Kit of version %FM_LEAST% or later: please install one, such as Eclipse Temurin %FM_LEAST%, and start again. 1>&2
  exit /b 1
)
set "JAVA_HOME=%FM_JDK%"
set "PATH=%FM_JDK%\bin;%PATH%"
exit /b 0

:try
if defined FM_JDK exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "FM_VERSION=0"
for /f "usebackq tokens=1,2 delims==" %%u in ("%~1\release") do if "%%u"=="JAVA_VERSION" set "FM_VERSION=%%~v"
for /f "delims=." %%n in ("%FM_VERSION%") do set "FM_VERSION=%%n"
if %FM_VERSION% GEQ %FM_LEAST% set "FM_JDK=%~f1"
exit /b 0

rem --- the build ------------------------------------------------------------------------------

:find_maven
for %%m in (mvn.cmd mvn.bat mvn.exe) do if not "%%~$PATH:m"=="" exit /b 0
echo Field Marshal is built by Apache Maven, and there is no mvn on the PATH: please install Maven and start again. 1>&2
exit /b 1

:maven
rem Maven's own libraries use what newer JDKs warn of; standard input is not Maven's to read.
setlocal
set "MAVEN_OPTS=--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED %MAVEN_OPTS%"
call mvn --batch-mode --no-transfer-progress -f "%FM_HOME%\pom.xml" %* <nul
exit /b %ERRORLEVEL%

rem Succeeds where the last build of room %1 is newer than everything that goes into it.
:fresh
set "FM_NAME="
if exist "%FM_BUILT%\%~1\stamp" set /p FM_NAME=<"%FM_BUILT%\%~1\stamp"
if not defined FM_NAME exit /b 1
if not exist "%FM_BUILT%\%~1\%FM_NAME%\" exit /b 1
set "FM_ROOM=%~1"
powershell -NoProfile -NonInteractive -Command "$h = $env:FM_HOME; $t = (Get-Item \"$env:FM_BUILT\$env:FM_ROOM\stamp\").LastWriteTimeUtc; $s = @('pom.xml', 'games\src\test'); foreach ($r in (@('engine', 'testkit', 'games', 'bots', 'umpire', $env:FM_ROOM) + $(if ($env:FM_ROOM -eq 'server') { 'client' }))) { $s += \"$r\pom.xml\"; $s += \"$r\src\main\" }; $p = $s | ForEach-Object { Join-Path $h $_ } | Where-Object { Test-Path $_ }; $n = @(Get-Item $p) + @(Get-ChildItem -Recurse $p) | Where-Object { $_.LastWriteTimeUtc -gt $t } | Select-Object -First 1; if ($n) { exit 1 } else { exit 0 }" <nul >nul 2>nul
exit /b %ERRORLEVEL%

rem Builds room %1 and sets FM_LIBRARIES to the folder of its jars. Each build has a folder of its
rem own, so that a running program keeps the jars that it was started with.
:build
call :fresh %1
if not errorlevel 1 goto built
call :find_maven
if errorlevel 1 exit /b 1
if not exist "%FM_BUILT%\%~1" mkdir "%FM_BUILT%\%~1"
set "FM_TOLD="
:lock
mkdir "%FM_BUILT%\lock.d" 2>nul
if not errorlevel 1 goto locked
if not defined FM_TOLD echo Waiting for another build to end; if there is none, remove target\run\lock.d ... 1>&2
set "FM_TOLD=yes"
ping -n 2 127.0.0.1 >nul
goto lock
:locked
call :fresh %1
if errorlevel 1 call :build_anew %1
set "FM_RESULT=%ERRORLEVEL%"
rmdir "%FM_BUILT%\lock.d"
if not "%FM_RESULT%"=="0" exit /b 1
:built
set /p FM_NAME=<"%FM_BUILT%\%~1\stamp"
set "FM_LIBRARIES=%FM_BUILT%\%~1\%FM_NAME%"
rem The virtual machine's own warnings would else go to standard output. A cache that does not fit
rem this JDK is passed over.
set FM_OPTIONS=-Xlog:disable "-Xlog:all=error,aot*=off:stderr" --enable-native-access=ALL-UNNAMED "-Dfieldmarshal.cache=%FM_LIBRARIES%"
if exist "%FM_LIBRARIES%\start.aot" set FM_OPTIONS=%FM_OPTIONS% "-XX:AOTCache=%FM_LIBRARIES%\start.aot"
exit /b 0

:build_anew
echo Building Field Marshal (the first time it may take a minute or two) ... 1>&2
set "FM_LAST="
if exist "%FM_BUILT%\%~1\stamp" set /p FM_LAST=<"%FM_BUILT%\%~1\stamp"
set "FM_NAME=%RANDOM%%RANDOM%"
set "FM_NEXT=%FM_BUILT%\%~1\%FM_NAME%"
mkdir "%FM_NEXT%"
>"%FM_NEXT%\stamp" echo %FM_NAME%
call :maven -q -T1 -DskipTests -pl %~1 -am package >"%FM_NEXT%\build.log" 2>&1
if errorlevel 1 (
  type "%FM_NEXT%\build.log" 1>&2
  rmdir /s /q "%FM_NEXT%" 2>nul
  echo The build failed; what Maven said of it stands above. 1>&2
  exit /b 1
)
copy /y "%FM_HOME%\%~1\target\lib\*.jar" "%FM_NEXT%" >nul
copy /y "%FM_HOME%\%~1\target\%~1-*.jar" "%FM_NEXT%" >nul
call :rehearse %~1
rem The stamp bears the time at which the build began: what was edited since is built next time.
move /y "%FM_NEXT%\stamp" "%FM_BUILT%\%~1\stamp" >nul
rem Older builds go, but not the last one: a running program may still need its jars.
for /d %%d in ("%FM_BUILT%\%~1\*") do if not "%%~nxd"=="%FM_NAME%" if not "%%~nxd"=="%FM_LAST%" rmdir /s /q "%%~d" 2>nul
exit /b 0

rem One short run of room %1 leaves a cache of loaded classes beside the jars, which halves later
rem starts. That of the server draws the maps as well, which takes a while and is kept there too.
:rehearse
set "FM_MAIN="
if "%~1"=="umpire" set "FM_MAIN=fieldmarshal.umpire.Main rehearse"
if "%~1"=="server" set "FM_MAIN=fieldmarshal.server.Main play --rehearse"
if not defined FM_MAIN exit /b 0
"%JAVA_HOME%\bin\java.exe" "-XX:AOTCacheOutput=%FM_NEXT%\start.aot" -Xlog:disable --enable-native-access=ALL-UNNAMED "-Dfieldmarshal.cache=%FM_NEXT%" -cp "%FM_NEXT%\*" %FM_MAIN% <nul >nul 2>nul
exit /b 0
